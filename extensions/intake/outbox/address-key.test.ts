import { expect, test } from 'vitest'
import { addressKey, folded } from './address-key'

test('no letter of another script becomes an ASCII one, and a key is its own key', () => {
  const letters = Array.from({ length: 0x1_ea_00 }, (_, code) => String.fromCodePoint(code))
  const wrong = letters
    .filter((letter) => /\p{L}/u.test(letter) && letter > '\u007F')
    .filter(
      (letter) =>
        /^[\0-\u007F]*$/.test(folded(letter)) || folded(folded(letter)) !== folded(letter),
    )
  expect(wrong).toEqual([])
})

test.each([
  ['Ada@Lovelace.Example', 'ada@lovelace.example'],
  [' ΓΙΩΡΓΟΣ@BÜCHER.example\n', 'γιωργοσ@xn--bcher-kva.example'],
  ['1,Victim@X', '1,victim@x'],
  ['E\u0301ve@x.example', '\u00E9ve@x.example'],
  ['\u212A\u0301im@x.example', '\u212A\u0301im@x.example'],
  ['a@b/é', 'a@b/é'],
  ['nobody', 'nobody'],
])('the key of %j is %s', (email, key) => {
  expect(addressKey(email)).toBe(key)
  expect(addressKey(key)).toBe(key)
})
