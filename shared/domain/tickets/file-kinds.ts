/** Bytes of a file, of all files of a ticket, and of a piece that is sent at once, on a site with an intake. */
export const intakeFiles = { largest: 5_000_000, ofTicket: 20_000_000, piece: 100_000 } as const
/** Files of one message. */
export const mostFiles = 3
/** Characters of a file's name; a longer one loses its middle. */
export const longestName = 100

interface FileKind {
  ending: RegExp
  mediaType: string
  /** Whether the content is what the name says. */
  fits: (bytes: Uint8Array) => boolean
}

const ascii =
  (text: string, at = 0) =>
  (bytes: Uint8Array) =>
    [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0))
const isIn = (encoding: string, bytes: Uint8Array) => {
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}
/** No text has these, while a program or a compressed file of some length does. Logs with colors have the escape. */
const isControl = (byte: number) =>
  byte < 0x20 && !'\b\t\n\v\f\r\u001A\u001B'.includes(String.fromCharCode(byte))
/** Windows writes UTF-16 with a mark (PowerShell) or one byte a letter (Excel), in a code page that no file names. */
const isText = (bytes: Uint8Array) => {
  if (ascii('\u00FF\u00FE')(bytes)) return isIn('utf-16le', bytes)
  if (ascii('\u00FE\u00FF')(bytes)) return isIn('utf-16be', bytes)
  return isIn('utf-8', bytes) || !bytes.some(isControl)
}
const isWebP = (bytes: Uint8Array) => ascii('RIFF')(bytes) && ascii('WEBP', 8)(bytes)

const kinds: readonly FileKind[] = [
  { ending: /\.png$/i, mediaType: 'image/png', fits: ascii('\u0089PNG\r\n') },
  { ending: /\.jpe?g$/i, mediaType: 'image/jpeg', fits: ascii('\u00FF\u00D8\u00FF') },
  { ending: /\.webp$/i, mediaType: 'image/webp', fits: isWebP },
  { ending: /\.pdf$/i, mediaType: 'application/pdf', fits: ascii('%PDF-') },
  { ending: /\.(?:txt|log)$/i, mediaType: 'text/plain', fits: isText },
  { ending: /\.csv$/i, mediaType: 'text/csv', fits: isText },
]

/** For the file dialog. */
export const acceptedFiles = '.png,.jpg,.jpeg,.webp,.pdf,.txt,.log,.csv'

/** The kind of a file that messages may have, by its name. */
export const fileKindOf = (name: string): FileKind | undefined =>
  kinds.find(({ ending }) => ending.test(name))

/** A name that leads into no folder, and whose letters stand in the order in which they are read. */
export const plainFileName = (name: string) =>
  name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu, '_')
