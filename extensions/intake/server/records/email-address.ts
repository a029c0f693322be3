/** Octets that SMTP takes (RFC 5321), counted as characters. */
const longest = 254

/** RFC 5322, and the letters, marks and digits of other scripts (RFC 6532). */
const atom = String.raw`[\w!#$%&'*+/=?^{|}~\x60\-\p{L}\p{M}\p{N}]+`

const letters = String.raw`[\p{L}\p{M}\p{N}]`
const label = String.raw`(?!-)(?:${letters}|-(?!\.|$)){1,63}`

/** The last label begins with a letter: `1.2` is an address of a machine. */
const plain = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)*(?=\\p{L})${label}$`, 'u')

/**
 * Whether a text is one address for every program that reads it: dot-atom@domain. Without quotes, comments, names,
 * groups and address literals, nobody finds another address in it. Letters that Unicode holds for a variant of
 * others (NFKC), such as the Kelvin sign, are refused, since mail servers may read the others.
 */
export const isPlainAddress = (text: string) =>
  text.length <= longest &&
  plain.test(text) &&
  text === text.normalize('NFKC') &&
  URL.canParse(`http://${text.slice(text.lastIndexOf('@') + 1)}`)

/** An address whose ASCII letters are small, and all others as they are. */
export const withSmallAscii = (address: string) =>
  address.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
