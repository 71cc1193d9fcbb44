// This file passes over the strings of a TOML text and reads quoted keys.

package variants

import (
	"strconv"
	"strings"
)

// quoted passes a string of any of the four sorts.
func (s *scanner) quoted() error {
	quote := s.text[s.pos : s.pos+1]
	if s.take(quote + quote + quote) {
		for s.pos < len(s.text) {
			switch {
			case s.take(quote + quote + quote):
				for range 2 { // up to two quotes may stand before the closing three
					s.take(quote)
				}
				return nil
			case quote == `"` && s.text[s.pos] == '\\':
				s.pos += 2
			default:
				s.pos++
			}
		}
		s.pos = len(s.text)
		return errMalformed
	}
	for s.pos++; s.pos < len(s.text) && s.text[s.pos] != '\n'; s.pos++ {
		switch {
		case s.text[s.pos] == quote[0]:
			s.pos++
			return nil
		case quote == `"` && s.text[s.pos] == '\\':
			s.pos++
		}
	}
	s.pos = min(s.pos, len(s.text))
	return errMalformed
}

// unescape reads the inside of a quoted key.
func unescape(s string) (string, error) {
	if !strings.Contains(s, `\`) {
		return s, nil
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			b.WriteByte(s[i])
			continue
		}
		if i++; i == len(s) {
			return "", errMalformed
		}
		if plain := strings.IndexByte(`btnfre"\`, s[i]); plain >= 0 {
			b.WriteByte("\b\t\n\f\r\x1b\"\\"[plain])
			continue
		}
		digits := map[byte]int{'x': 2, 'u': 4, 'U': 8}[s[i]]
		if digits == 0 || i+digits >= len(s) {
			return "", errMalformed
		}
		r, err := strconv.ParseUint(s[i+1:i+1+digits], 16, 32)
		if err != nil {
			return "", errMalformed
		}
		b.WriteRune(rune(r))
		i += digits
	}
	return b.String(), nil
}
