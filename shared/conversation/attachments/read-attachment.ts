import { newId } from '../../domain/model/record-id'
import type { NewFile } from '../../store/ticket-files'
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
const isText = (bytes: Uint8Array) => {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
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

const base64Of = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 21)}…${name.slice(-20)}` : name
