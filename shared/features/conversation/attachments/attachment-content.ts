import { ticketDesk } from '../../../contract/seams/site-seams'
import { mostFiles } from '../../../domain/tickets/file-kinds'

/** Bytes of a file in the browser’s storage. */
const largestHere = 200_000
/** Bytes. */
export const largestFile = () => ticketDesk.largestFile ?? largestHere

/** `12 kB`, or `1 kB` for less. */
export const sizeWords = (bytes: number) =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${Math.round(bytes / 1e5) / 10} MB`

export const attachmentContent = {
  attach: 'Attach files',
  hint: () =>
    `Up to ${mostFiles} files of ${sizeWords(largestFile())}: PNG, JPEG, WebP, PDF, TXT, CSV or LOG.`,
  list: 'Attached files',
  chosen: 'Files to send',
  attachText: (isWhole: boolean) =>
    isWhole ? 'Attach it as a file' : `Attach its last ${sizeWords(largestFile())} as a file`,
  remove: (name: string) => `Remove ${name}`,
  download: (name: string) => `Download ${name}`,
  absent: 'not in this browser',
  waits: 'waits to be sent',
  added: (names: readonly string[]) => `Attached: ${names.join(', ')}.`,
  removed: (name: string) => `Removed ${name}.`,
  refused: {
    tooMany: (name: string) => `${name} was not attached: a message takes ${mostFiles} files.`,
    tooLarge: (name: string) =>
      `${name} was not attached: it is larger than ${sizeWords(largestFile())}.`,
    empty: (name: string) => `${name} was not attached: it is empty.`,
    kind: (name: string) =>
      `${name} was not attached: only PNG, JPEG, WebP, PDF, TXT, CSV and LOG files are.`,
    content: (name: string) =>
      `${name} was not attached: its content is not what its name says it is.`,
    unreadable: (name: string) => `${name} was not attached: the browser could not read it.`,
  },
} as const
