import { setTimeout as pause } from 'node:timers/promises'
import { isPathName, quoted } from '../../../shared/contract/federation/names'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import {
  TransientError,
  type NewObject,
  type ObjectStore,
} from '../../../deploy/workspace/store/object-store'
import { hasContent } from './same-content'

/** Attempts at each operation, the first included. */
const attempts = 6

/**
 * Retries a store's operations, a bounded number of times, while it does not answer.
 * @param once the store; each of its operations sends one request.
 * @param firstPause the longest wait before the first retry, in milliseconds; it doubles with each retry.
 * @throws UserError where it does not answer at all.
 */
export function reliableStore(once: ObjectStore, firstPause = 200): ObjectStore {
  /** An answer may be lost after the write succeeded: the object then has the content to write. */
  const written = (
    key: string,
    object: NewObject,
    write: () => Promise<string | undefined>,
  ): Promise<string | undefined> =>
    repeated(firstPause, async (isRepetition) => {
      const etag = await write()
      if (etag !== undefined || !isRepetition) return etag
      const found = await once.read(key)
      const isOurs = found?.revision === object.revision && hasContent(found, object)
      return isOurs ? found.etag : undefined
    })

  return {
    read: (key) => repeated(firstPause, () => once.read(placed(key))),
    version: (key) => repeated(firstPause, () => once.version(placed(key))),
    writeIfAbsent: (key, object) =>
      written(key, object, () => once.writeIfAbsent(placed(key), object)),
    writeIfUnchanged: (key, object, etag) =>
      written(key, object, () => once.writeIfUnchanged(placed(key), object, etag)),
    list: async (prefix) =>
      (await repeated(firstPause, () => once.list(prefix))).filter(isPathName),
    delete: (key, etag) =>
      repeated(firstPause, async () => {
        return (await once.delete(placed(key), etag)) || (await once.version(key)) === undefined
      }),
  }
}

/** A request for `remotes/support/../x` reaches `remotes/x`: a key of others may mean an object of the site. */
function placed(key: string) {
  if (isPathName(key)) return key
  throw new UserError(`${quoted(key)} is no place in a bucket.`)
}

async function repeated<Result>(
  firstPause: number,
  operation: (isRepetition: boolean) => Promise<Result>,
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await operation(attempt > 1)
    } catch (error) {
      if (!(error instanceof TransientError)) throw error
      if (attempt === attempts) {
        throw new UserError(
          `The site's store does not answer (${error.message}). Run the command again: it finishes what is left.`,
        )
      }
      await pause(Math.random() * firstPause * 2 ** (attempt - 1))
    }
  }
}
