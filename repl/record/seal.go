// This file puts the check behind each line.

package record

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash/crc32"
)

// checkLen is the length of a check with what stands before it: "  #01234567".
const checkLen = 11

// checkDigits are those of a check.
func checkDigits(sum uint32) (digits [8]byte) {
	var raw [4]byte
	binary.BigEndian.PutUint32(raw[:], sum)
	hex.Encode(digits[:], raw[:])
	return digits
}

// sealed is a text of whole lines in the making.
type sealed struct {
	text []byte
	sum  uint32 // CRC-32 of the file up to here
}

// begin writes the first line, which has no check.
func (s *sealed) begin() {
	s.text = fmt.Appendf(s.text, "%s%d\n", title, Version)
	s.sum = crc32.Update(s.sum, crc32.IEEETable, s.text)
}

// add writes lines with their checks.
func (s *sealed) add(texts ...string) error {
	for _, text := range texts {
		if len(text)+checkLen >= maxLine {
			return fmt.Errorf("a line of %d bytes (fewer than %d expected): %.40s…", len(text), maxLine-checkLen, text)
		}
		start := len(s.text)
		s.text = append(s.text, text...)
		s.sum = crc32.Update(s.sum, crc32.IEEETable, s.text[start:])
		start = len(s.text)
		digits := checkDigits(s.sum)
		s.text = append(append(append(s.text, "  #"...), digits[:]...), '\n')
		s.sum = crc32.Update(s.sum, crc32.IEEETable, s.text[start:])
	}
	return nil
}

// addLines writes the lines of a match.
func (s *sealed) addLines(lines []Line) error {
	for _, l := range lines {
		text, err := l.text()
		if err == nil {
			err = s.add(text)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
