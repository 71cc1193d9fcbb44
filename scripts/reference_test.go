// This file tests that the reference is current, and that verbs stay few.

package scripts

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
		t.Fatalf("%s is not what the verbs say: run go test ./scripts -update", file)
	}
}

func TestVerbsAreFewAndDocumented(t *testing.T) {
	if n := len(Verbs()); n > 45 {
		t.Errorf("%d verbs: more than 45 nobody learns", n)
	}
	for _, name := range Verbs() {
		if v := verbs[name]; v.help == "" || v.on == "" {
			t.Errorf("verb %s has no help, or does not say what it is called on", name)
		}
	}
}
