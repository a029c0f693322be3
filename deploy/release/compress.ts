import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

interface Encoding {
  encode: (bytes: Buffer) => Promise<Buffer>
  decode: (bytes: Buffer) => Buffer
}

/** Compressed copies that stand beside a file, by their extension. */
export const encodings: Readonly<Record<string, Encoding>> = {
  '.br': {
    encode: (bytes) =>
      brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    decode: (bytes) => brotliDecompressSync(bytes),
  },
  '.gz': {
    encode: (bytes) => gzipped(bytes, { level: 9 }),
    decode: (bytes) => gunzipSync(bytes),
  },
}

const compressible = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/

/** A content's compressed copies with their extensions. */
export const compressedCopies = (bytes: Buffer) =>
  Promise.all(
    Object.entries(encodings).map(
      async ([extension, { encode }]) => [extension, await encode(bytes)] as const,
    ),
  )

/** What a file's compressed copy holds; nothing where there is none that can be read. */
export function decodedCopy(file: string, extension: string) {
  try {
    return encodings[extension]?.decode(readFileSync(file + extension))
  } catch {
    return undefined
  }
}

/** Writes the compressed copies of every text file below a folder. */
export async function compressFolder(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((entry) => compressible.test(entry))
    .map((entry) => path.join(folder, entry))
  const copies = await Promise.all(files.map((file) => compressedCopies(readFileSync(file))))
  for (const [index, file] of files.entries()) {
    for (const [extension, content] of copies[index] ?? []) writeFileSync(file + extension, content)
  }
}
