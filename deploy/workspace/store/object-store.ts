import { UserError } from '../errors/user-error'

/** The version of an object that was read. A conditional write replaces only this version. */
export interface ObjectVersion {
  etag: string
  /** The revision of the registry that it was written for; 0 for what follows from none. */
  revision: number
}

export interface StoredObject extends ObjectVersion {
  /** Decoded, where it was stored with a content encoding. */
  body: Buffer
}

export interface NewObject {
  body: Buffer
  /** Sent with the object whenever it is read: its type, encoding and cache rule. */
  headers: Readonly<Record<string, string>>
  revision: number
}

/**
 * The few operations of an object store that a site needs. Keys are paths relative to the site. Writes
 * have a condition that the store itself checks, so that two writers never overwrite each other
 * unnoticed. Two writers of the same bytes may both succeed, so writers that must be told apart write
 * different bytes.
 */
export interface ObjectStore {
  /** @returns undefined if the object does not exist. */
  read(key: string): Promise<StoredObject | undefined>
  /** Reads the version without the content. */
  version(key: string): Promise<ObjectVersion | undefined>
  /** @returns the new ETag; undefined where the object exists, which then stays. */
  writeIfAbsent(key: string, object: NewObject): Promise<string | undefined>
  /** @returns the new ETag; undefined where the object is another now, which then stays. */
  writeIfUnchanged(key: string, object: NewObject, etag: string): Promise<string | undefined>
  /** All keys that begin with a prefix. */
  list(prefix: string): Promise<string[]>
  /** @returns false where the object is another now. Stores that do not know the condition remove it. */
  delete(key: string, etag: string): Promise<boolean>
}

/** The operations that a folder has, too. */
export type SiteStore = Pick<ObjectStore, 'read' | 'version' | 'writeIfAbsent' | 'list' | 'delete'>

/** The credentials do not allow it. */
export class ForbiddenError extends UserError {
  override name = 'ForbiddenError'
}

/** A request that may work when it is sent again: no answer in time, a cut connection, 429, 5xx. */
export class TransientError extends Error {
  override name = 'TransientError'
}
