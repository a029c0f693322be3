import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'

interface Encoding {
  encode: (bytes: Buffer) => Buffer
  decode: (bytes: Buffer) => Buffer
}

/** Compressed copies that stand beside a file, by their extension. */
export const encodings: Readonly<Record<string, Encoding>> = {
  '.br': {
    encode: (bytes) =>
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    decode: (bytes) => brotliDecompressSync(bytes),
  },
  '.gz': {
    encode: (bytes) => gzipSync(bytes, { level: 9 }),
    decode: (bytes) => gunzipSync(bytes),
  },
}

const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/

/** A content's compressed copies with their extensions. */
export const compressedCopies = (bytes: Buffer) =>
  Object.entries(encodings).map(([extension, { encode }]) => [extension, encode(bytes)] as const)

/** What a file's compressed copy holds; nothing where there is none that can be read. */
export function decodedCopy(file: string, extension: string) {
  try {
    return encodings[extension]?.decode(readFileSync(file + extension))
  } catch {
    return undefined
  }
}

/** Writes the compressed copies of every text file below a folder. */
export function compressFolder(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(entry)) continue
    const file = path.join(folder, entry)
    for (const [extension, content] of compressedCopies(readFileSync(file))) {
      writeFileSync(file + extension, content)
    }
  }
}
