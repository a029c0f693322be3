import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The integrity of a script of a release, as an import map and a link name it. */
export function scriptIntegrity(folder: string, file: string): string {
  const digest = createHash('sha256').update(readFileSync(path.join(folder, file)))
  return `sha256-${digest.digest('base64')}`
}
