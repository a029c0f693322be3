import { createHash } from 'node:crypto'

/** The hash of a file or an inline element, as policies, import maps and links name it. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
