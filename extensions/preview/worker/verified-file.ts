import { mediaTypeOf } from '@fivefold/shared/files/media-type'
import type { PreviewedFile } from '@fivefold/shared/preview/previewed-file'

/** A preview's file as the site would send it: with the stored file's headers, but the media type of its address. */
export async function verifiedFile(folder: string, { address, hash, status }: PreviewedFile) {
  const stored = await fetch(`${folder}/${hash}.txt`)
  if (!stored.ok) return failure('This preview has ended.')
  const body = await stored.arrayBuffer()
  if ((await hashOf(body)) !== hash) return failure('This preview was changed after it was signed.')
  const headers = new Headers(stored.headers)
  headers.set('content-type', mediaTypeOf(address))
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(body, { status, headers })
}

const failure = (text: string) =>
  new Response(text, { status: 502, headers: { 'content-type': 'text/plain' } })

async function hashOf(body: ArrayBuffer) {
  const digest = await crypto.subtle.digest('SHA-256', body)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
