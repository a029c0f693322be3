import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { NewObject, StoredObject } from '../../../deploy/workspace/store/object-store'

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Whether an object that was read has a content: clients decode what is stored compressed. */
export function hasContent(found: StoredObject, { body, headers }: NewObject): boolean {
  if (found.body.equals(body)) return true
  const decode = decoders[headers['content-encoding'] ?? '']
  return decode !== undefined && found.body.equals(decode(body))
}
