import {
  ContainerClient,
  RestError,
  StorageSharedKeyCredential,
  type BlobRequestConditions,
} from '@azure/storage-blob'
import { limitedStream, limits } from '../../../deploy/names/limits'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import {
  ForbiddenError,
  TransientError,
  type NewObject,
  type ObjectStore,
} from '../../../deploy/workspace/store/object-store'

export interface AzureOptions {
  /** Address of the container. */
  container: string
  /** The prefix of every key: empty, or with a slash at its end. */
  prefix: string
  /** The name of the account with its key, or a token for shared access. */
  credential: { account: string; key: string } | { token: string }
  /** Milliseconds for one request. */
  timeout?: number
}

/** A container of Azure Blob Storage. */
export function azureStore({
  container,
  prefix,
  credential,
  timeout = limits.milliseconds,
}: AzureOptions) {
  // The caller of the store decides about retries.
  const options = { retryOptions: { maxTries: 1 } }
  const client =
    'token' in credential
      ? new ContainerClient(
          `${container}?${credential.token.replace(/^\?/, '')}`,
          undefined,
          options,
        )
      : new ContainerClient(
          container,
          new StorageSharedKeyCredential(credential.account, credential.key),
          options,
        )
  const blob = (key: string) => client.getBlockBlobClient(prefix + key)
  const limited = () => ({ abortSignal: AbortSignal.timeout(timeout) })

  const write = (
    key: string,
    { body, headers, revision }: NewObject,
    condition: BlobRequestConditions,
  ) =>
    sent(`writing ${key}`, async () => {
      const { etag } = await blob(key).upload(body, body.length, {
        ...limited(),
        conditions: condition,
        metadata: { revision: String(revision) },
        blobHTTPHeaders: {
          ...(headers['content-type'] && { blobContentType: headers['content-type'] }),
          ...(headers['cache-control'] && { blobCacheControl: headers['cache-control'] }),
          ...(headers['content-encoding'] && { blobContentEncoding: headers['content-encoding'] }),
        },
      })
      return etag ?? ''
    })

  const store: ObjectStore = {
    read: (key) =>
      sent(`reading ${key}`, async () => {
        const response = await blob(key).download(0, undefined, limited())
        const body = await limitedStream(response.readableStreamBody ?? [], limits.file, key).catch(
          (cause: unknown) => {
            // Another writer's change ends a download with 412, which does not mean that the object is missing.
            throw cause instanceof UserError ? cause : new TransientError(String(cause))
          },
        )
        return { body, ...versionOf(response) }
      }),
    version: (key) =>
      sent(`reading ${key}`, async () => versionOf(await blob(key).getProperties(limited()))),
    writeIfAbsent: (key, object) => write(key, object, { ifNoneMatch: '*' }),
    writeIfUnchanged: (key, object, etag) => write(key, object, { ifMatch: etag }),
    async list(under) {
      const keys = await sent(`listing ${under}`, async () => {
        const found: string[] = []
        const blobs = client.listBlobsFlat({ prefix: prefix + under, ...limited() })
        for await (const { name } of blobs) found.push(name.slice(prefix.length))
        return found
      })
      return keys ?? []
    },
    async delete(key, etag) {
      const done = await sent(`deleting ${key}`, async () => {
        await blob(key).delete({ ...limited(), conditions: { ifMatch: etag } })
        return true
      })
      return done ?? false
    },
  }
  return store
}

const versionOf = ({
  etag = '',
  metadata,
}: {
  etag?: string
  metadata?: Record<string, string>
}) => ({
  etag,
  revision: Number(metadata?.['revision'] ?? 0),
})

/** @returns undefined where there is no such object, or it is not the one that was meant. */
async function sent<Result>(what: string, request: () => Promise<Result>) {
  try {
    return await request()
  } catch (error) {
    if (error instanceof TransientError || error instanceof UserError) throw error
    const status = error instanceof RestError ? error.statusCode : undefined
    if (status === 404 || status === 409 || status === 412) return undefined
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
    // A refusal may come without a text.
    const reason = [`${what}:`, status, message].filter(Boolean).join(' ')
    if (status === undefined || status === 429 || status >= 500) throw new TransientError(reason)
    if (status === 403) throw new ForbiddenError(`These credentials do not allow ${reason}.`)
    throw new UserError(`The container refused ${reason}.`)
  }
}
