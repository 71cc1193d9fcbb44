// This file tests that the reference of rules files is current.

package variants

import (
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the expected files anew")

func TestReferenceIsCurrent(t *testing.T) {
	const file = "REFERENCE.md"
	if *update {
		if err := os.WriteFile(file, []byte(Reference()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != Reference() {
		t.Fatalf("%s is not what the schema says: run go test ./variants -update", file)
	}
}
