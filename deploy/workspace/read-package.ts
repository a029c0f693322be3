import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

/**
 * Reads the `package.json` of a folder.
 * @throws Error naming the file and what is wrong with it.
 */
export function readPackage<Schema extends v.GenericSchema>(
  folder: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const file = path.join(folder, 'package.json')
  const read = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
  if (read.success) return read.output
  throw new Error(`${file} ${read.issues[0].message}`)
}
