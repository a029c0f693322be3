import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'
import { inside } from '../../names/inside'
import { limits, readLimited } from '../../names/limits'
import { filesIn } from '../../workspace/files-in'
import type { RenderCache } from './render-cache'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

interface Encoding {
  encode: (bytes: Buffer, quality: number) => Promise<Buffer>
  decode: (bytes: Buffer) => Buffer
}

/** A copy of a few bytes may hold gigabytes. */
const atMost = { maxOutputLength: limits.file }

/** How the copies beside a file are compressed, by their extension. */
export const encodings: Readonly<Record<string, Encoding>> = {
  '.br': {
    encode: (bytes, quality) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    decode: (bytes) => brotliDecompressSync(bytes, atMost),
  },
  '.gz': {
    encode: (bytes) => gzipped(bytes, { level: 9 }),
    decode: (bytes) => gunzipSync(bytes, atMost),
  },
}

const compressible = /\.(m?js|css|html|json|svg|txt|xml|webmanifest)$/

/** For released files, which are written once. */
export const releaseQuality = constants.BROTLI_MAX_QUALITY

/** For documents: 2 % larger than with the highest quality, but a rollback is twice as fast. */
export const documentQuality = 10

/** Compressed copies of a content, with their extensions. */
export const compressedCopies = (bytes: Buffer, quality: number, cache?: RenderCache) =>
  Promise.all(
    Object.entries(encodings).map(async ([extension, { encode }]) => {
      const copy = () => encode(bytes, quality)
      return [
        extension,
        await (cache ? cache(`${extension} ${quality} ${bytes}`, copy) : copy()),
      ] as const
    }),
  )

/** The content of a file's compressed copy; undefined where it is missing or damaged. */
export function decodedCopy(file: string, extension: string) {
  try {
    return encodings[extension]?.decode(readLimited(file + extension, limits.file))
  } catch {
    return undefined
  }
}

/** Writes the compressed copies of every text file below a folder. */
export async function compressFolder(folder: string) {
  const texts = filesIn(folder).filter((file) => compressible.test(file))
  const files = texts.map((file) => inside(folder, file))
  const copies = await Promise.all(
    files.map((file) => compressedCopies(readFileSync(file), releaseQuality)),
  )
  for (const [index, file] of files.entries()) {
    for (const [extension, content] of copies[index] ?? []) writeFileSync(file + extension, content)
  }
}
