/** Bytes. */
export const largestFile = 200_000
/** Files of one message. */
export const mostFiles = 3

export const attachmentContent = {
  attach: 'Attach files',
  hint: `Up to ${mostFiles} files of ${largestFile / 1000} kB: PNG, JPEG, WebP, PDF, TXT, CSV or LOG.`,
  list: 'Attached files',
  chosen: 'Files to send',
  attachText: (isWhole: boolean) =>
    isWhole ? 'Attach it as a file' : `Attach its last ${largestFile / 1000} kB as a file`,
  remove: (name: string) => `Remove ${name}`,
  download: (name: string) => `Download ${name}`,
  absent: 'not in this browser',
  added: (names: readonly string[]) => `Attached: ${names.join(', ')}.`,
  removed: (name: string) => `Removed ${name}.`,
  refused: {
    tooMany: (name: string) => `${name} was not attached: a message takes ${mostFiles} files.`,
    tooLarge: (name: string) =>
      `${name} was not attached: it is larger than ${largestFile / 1000} kB.`,
    empty: (name: string) => `${name} was not attached: it is empty.`,
    kind: (name: string) =>
      `${name} was not attached: only PNG, JPEG, WebP, PDF, TXT, CSV and LOG files are.`,
    content: (name: string) =>
      `${name} was not attached: its content is not what its name says it is.`,
    unreadable: (name: string) => `${name} was not attached: the browser could not read it.`,
  },
} as const

/** `12 kB`, or `1 kB` for less. */
export const sizeWords = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`
