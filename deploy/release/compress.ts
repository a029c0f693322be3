import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

type Encode = (bytes: Buffer) => Buffer

/** Compressed copies that stand beside a file, by their extension. */
export const encodings: Readonly<Record<string, Encode>> = {
  '.br': (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => gzipSync(bytes, { level: 9 }),
}

const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/

/** Writes the compressed copies of every text file below a folder. */
export function compressFolder(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(entry)) continue
    const file = path.join(folder, entry)
    const bytes = readFileSync(file)
    for (const [extension, encode] of Object.entries(encodings)) {
      writeFileSync(file + extension, encode(bytes))
    }
  }
}
