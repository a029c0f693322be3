import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaTypeOf } from '../../shared/browser/files/media-type'
import { askedPart, conditionStatus, type FileState } from './requested-part'
import { isReleased } from './headers'
import { sendText } from './send-text'
import { openFirst, type StoredFile } from './stored-file'

/** The server holds this many bytes of a file in memory at a time. */
const chunk = 65_536

/**
 * Answers with the first of the files that exists. Conditions and ranges of the request apply if the status is 200;
 * any other status gets the whole file.
 * @param names relative to the folder.
 * @returns whether one of the files exists; if none does, the response is untouched.
 * @throws the system's error if a file exists and cannot be opened; the response is untouched then, too.
 */
export async function sendFirst(
  folder: string,
  names: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders = {},
  status = 200,
): Promise<boolean> {
  const file = await openFirst(folder, names, request.headers['accept-encoding'])
  if (file === undefined) return false
  try {
    const sent = { ...headers, vary: 'Accept-Encoding' }
    const whole = { status, start: 0, end: file.stats.size }
    if (status === 200) await sendAsked(request, response, file, sent)
    else await sendPart(request, response, file, whole, sent)
  } finally {
    await file.handle.close()
  }
  return true
}

async function sendAsked(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  headers: OutgoingHttpHeaders,
) {
  const state = await stateOf(file)
  const condition = conditionStatus(request.headers, state)
  if (condition === 412) return sendText(response, 412, 'Precondition Failed')
  const { etag, modified, size } = state
  const known = { ...headers, etag }
  if (condition === 304) return void response.writeHead(304, known).end()
  // As in nginx, ranges skip compressed copies. RFC 9110, 14.2, defines them only for GET.
  const isWhole = file.encoding !== undefined || request.method === 'HEAD'
  const part = askedPart(isWhole ? {} : request.headers, state)
  if (part === undefined) {
    return sendText(response, 416, 'Range Not Satisfiable', { 'content-range': `bytes */${size}` })
  }
  const { status, start, end } = part
  return sendPart(request, response, file, part, {
    ...known,
    ...(!Number.isNaN(modified) && { 'last-modified': new Date(modified).toUTCString() }),
    ...(file.encoding === undefined && { 'accept-ranges': 'bytes' }),
    ...(status === 206 && { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
  })
}

async function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  { name, encoding, handle }: StoredFile,
  { status, start, end }: { status: number; start: number; end: number },
  headers: OutgoingHttpHeaders,
) {
  response.writeHead(status, {
    'content-type': mediaTypeOf(name),
    'content-length': end - start,
    ...(encoding !== undefined && { 'content-encoding': encoding }),
    ...headers,
  })
  if (request.method === 'HEAD') return void response.end()
  // The client has closed the connection, or the file could not be read to its end.
  await pipeline(bytesOf(handle, start, end), response).catch(() => response.destroy())
}

async function* bytesOf(file: FileHandle, start: number, end: number) {
  for (let position = start; position < end;) {
    const length = Math.min(chunk, end - position)
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(length), position })
    if (bytesRead === 0) throw new Error('The file has become shorter.')
    yield buffer.subarray(0, bytesRead)
    position += bytesRead
  }
}

/**
 * Released files never change. Others may change without another size or time: an image of a container, or a store,
 * gives all files the same time.
 */
async function stateOf({ name, handle, stats: { size, mtimeMs } }: StoredFile): Promise<FileState> {
  if (isReleased(path.posix.join('/', name))) {
    const tag = [Math.trunc(mtimeMs), size].map((number) => number.toString(16)).join('-')
    return { size, etag: `"${tag}"`, modified: Math.trunc(mtimeMs / 1000) * 1000 }
  }
  const hash = createHash('sha256')
  for await (const bytes of bytesOf(handle, 0, size)) hash.update(bytes)
  return { size, etag: `"${hash.digest('base64url').slice(0, 22)}"`, modified: Number.NaN }
}
