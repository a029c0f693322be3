import { readFileSync, statSync } from 'node:fs'
import { UserError } from '../workspace/errors/user-error'

/** Limits of what is read from others. */
export const limits = {
  /** Bytes of a description: a manifest, the registry, owners, settings, a signature, a kit, a feed. */
  description: 16_000_000,
  /** Bytes of one file of a build. */
  file: 64_000_000,
  /** Bytes of all files of a build. */
  build: 256_000_000,
  /** Files of a build. */
  files: 5_000,
  /** Time for an answer from another server, its body included. */
  milliseconds: 30_000,
  /** Time for an answer of the deployed site that a team develops with. */
  siteMilliseconds: 10_000,
}

/**
 * The content of a file that others may have written.
 * @param bytes its largest size.
 * @throws UserError when it is larger, or is not a file.
 */
export function readLimited(file: string, bytes = limits.description): Buffer {
  const found = statSync(file)
  if (!found.isFile()) throw new UserError(`${file} is no file.`)
  if (found.size > bytes) throw tooLarge(file, bytes)
  return readFileSync(file)
}

export const readText = (file: string) => readLimited(file).toString()

/**
 * The body of an answer, decoded.
 * @param bytes its largest size; no more of it is kept.
 * @throws UserError when it is larger.
 */
export async function limitedBody(
  response: Response,
  bytes = limits.description,
  address = response.url,
): Promise<Buffer> {
  return limitedStream(response.body ?? [], bytes, address)
}

/** Reads a stream in the same way. @param what names it in the message. */
export async function limitedStream(
  stream: AsyncIterable<Uint8Array | string> | Iterable<never>,
  bytes: number,
  what: string,
): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  // Leaving the loop ends the request.
  for await (const part of stream) {
    size += part.length
    if (size > bytes) throw tooLarge(what, bytes)
    parts.push(Buffer.from(part))
  }
  return Buffer.concat(parts)
}

/** Reads the body as JSON. @returns undefined when it is not JSON. */
export async function limitedJson(response: Response): Promise<unknown> {
  const text = (await limitedBody(response)).toString()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const limitedFetch = (address: string | Request, milliseconds = limits.milliseconds) =>
  fetch(address, { signal: AbortSignal.timeout(milliseconds) })

export const tooLarge = (what: string, bytes: number) =>
  new UserError(`${what} has more than ${bytes / 1_000_000} MB: it is not read.`)
