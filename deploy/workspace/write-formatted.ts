import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'oxfmt'
import { workspaceFolder } from './folders'

/** Writes a file as the project formats it, so that a written report passes its checks. */
export async function writeFormatted(file: string, text: string) {
  const options = JSON.parse(readFileSync(path.join(workspaceFolder, '.oxfmtrc.json'), 'utf8'))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, (await format(file, text, options)).code)
}
