import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'oxfmt'
import { workspaceFolder } from './folders'

/** A file's text as the project formats it, so that what is written passes its checks. */
export async function formatted(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync(path.join(workspaceFolder, '.oxfmtrc.json'), 'utf8'))
  return (await format(file, text, options)).code
}

export async function writeFormatted(file: string, text: string) {
  const code = await formatted(file, text)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, code)
}
