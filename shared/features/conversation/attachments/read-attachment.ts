import { ticketDesk } from '../../../contract/seams/site-seams'
import { newId } from '../../../domain/model/record-id'
import { fileKindOf, longestName, plainFileName } from '../../../domain/tickets/file-kinds'
import { isRecord, readJson } from '../../../data/storage/stored-json'
import type { NewFile } from '../../../data/store/ticket-files'
import { attachmentContent, largestFile } from './attachment-content'

const { refused } = attachmentContent

/** Checks type, size and content. @returns the file, or the sentence that refuses it. */
export async function readAttachment(file: File): Promise<NewFile | string> {
  const name = shortened(plainFileName(file.name))
  const kind = fileKindOf(name)
  if (!kind) return refused.kind(name)
  if (file.size === 0) return refused.empty(name)
  if (file.size > largestFile()) return refused.tooLarge(name)
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!kind.fits(bytes)) return refused.content(name)
    const { mediaType } = kind
    const id = newId()
    await ticketDesk.keepFile?.(id, file)
    const content = ticketDesk.keepFile ? '' : base64Of(bytes)
    return { id, name, mediaType, size: bytes.length, content }
  } catch {
    return refused.unreadable(name)
  }
}

/** The files in a draft's list. What is no file is left out. */
export const keptFiles = (list: readonly string[]): readonly NewFile[] =>
  list.flatMap((text) => {
    const value = readJson(text)
    if (!isRecord(value)) return []
    const { id, name, mediaType, size, content } = value
    const isFile =
      typeof id === 'string' &&
      typeof name === 'string' &&
      typeof mediaType === 'string' &&
      typeof size === 'number' &&
      typeof content === 'string'
    return isFile ? [{ id, name, mediaType, size, content }] : []
  })

/** A text as a file; of a text that is larger than a file may be, the end. */
export function textFile(text: string): File {
  const end = new TextEncoder().encode(text).subarray(-largestFile())
  const isWithin = (byte: number) => (byte & 0b1100_0000) === 0b1000_0000
  const start = end.findIndex((byte) => !isWithin(byte))
  return new File([end.subarray(start)], 'pasted-text.txt')
}

const base64Of = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 21)}…${name.slice(-20)}` : name
