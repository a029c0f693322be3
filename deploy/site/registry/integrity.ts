import { createHash } from 'node:crypto'

/** The hash of a file or an inline element, as policies, import maps and links name it. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** The hash of a file, as signatures and the names of files have it. */
export const fileHash = (content: Buffer) => createHash('sha256').update(content).digest('hex')
