/**
 * Equal for spellings of one email address, different for addresses that a mail server may give to two people.
 *
 * Letters lose their case one by one, in the way of Unicode's simple case folding; so `Σ`, `σ` and `ς` are equal. But
 * no other letter becomes an ASCII one: the Kelvin sign does not become a k. A letter and its marks are one (NFC). A
 * domain becomes what the DNS asks for (UTS 46).
 * JavaScript and PostgreSQL change case differently, so only this key compares addresses.
 */
export function addressKey(email: string): string {
  const address = email.trim()
  const at = address.lastIndexOf('@') + 1
  return folded(address.slice(0, at)) + domainKey(address.slice(at))
}

/** A text without the case of its letters. */
export const folded = (text: string) =>
  text
    .replaceAll(/(?!\u212A)\p{L}\p{M}+/gu, (letter) => letter.normalize('NFC'))
    .replaceAll(/\p{L}/gu, foldedLetter)

function foldedLetter(letter: string): string {
  const capital = letter.toUpperCase()
  const small = ([...capital].length === 1 ? capital : letter).toLowerCase()
  return isAscii(small) && !isAscii(letter) ? letter : small
}

const isAscii = (text: string) => /^[\0-\x7F]*$/.test(text)

/** Records that are older than the rules for addresses may have anything after the @. */
function domainKey(domain: string): string {
  const address = `http://${domain}`
  const isName = !isAscii(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
  return isName && URL.canParse(address) ? new URL(address).hostname : folded(domain)
}
