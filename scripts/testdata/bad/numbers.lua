-- Numbers end where a float no longer holds each of them.
function rules.one()
  local a = 9007199254740992 -- want "number 9007199254740992 is out of range"
  a = 1e300 -- want "number 1e300 is out of range"
  a = 1e400 -- want "number 1e400 is out of range"
  a = 0xffffffffffffff -- want "number 0xffffffffffffff is out of range"
  a = 99999999999999999999999999 -- want "is out of range"
  return a + 9007199254740991 + 0x10 + 007 + 1.5 + 1e3
end
