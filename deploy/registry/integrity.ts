import { createHash } from 'node:crypto'

/** The integrity of a script, or of anything else that a policy, a map or a link names by its hash. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
