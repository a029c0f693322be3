import { newId } from '../../../domain/model/record-id'
import type { NewFile } from '../../../data/store/ticket-files'
import { attachmentContent, largestFile } from './attachment-content'

const { refused } = attachmentContent

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

/** Characters of a file's name; a longer one loses its middle. */
const longestName = 100

/** Checks type, size and content. @returns the file, or the sentence that refuses it. */
export async function readAttachment(file: File): Promise<NewFile | string> {
  const name = shortened(file.name)
  const kind = kinds.find(({ ending }) => ending.test(name))
  if (!kind) return refused.kind(name)
  if (file.size === 0) return refused.empty(name)
  if (file.size > largestFile) return refused.tooLarge(name)
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!kind.fits(bytes)) return refused.content(name)
    const { mediaType } = kind
    return { id: newId(), name, mediaType, size: bytes.length, content: base64Of(bytes) }
  } catch {
    return refused.unreadable(name)
  }
}

/** A text as a file; of a text that is larger than a file may be, the end. */
export function textFile(text: string): File {
  const end = new TextEncoder().encode(text).subarray(-largestFile)
  const isWithin = (byte: number) => (byte & 0b1100_0000) === 0b1000_0000
  const start = end.findIndex((byte) => !isWithin(byte))
  return new File([end.subarray(start)], 'pasted-text.txt')
}

const base64Of = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 21)}…${name.slice(-20)}` : name
