import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'

/** Writes a file as the project formats it, so that a written report passes its checks. */
export async function writeFormatted(file: string, text: string) {
  const options = await resolveConfig(file)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await format(text, { ...options, filepath: file }))
}
