import { AwsClient } from 'aws4fetch'
import { limitedBody, limits } from '../../../deploy/names/limits'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import {
  ForbiddenError,
  TransientError,
  type NewObject,
  type ObjectStore,
} from '../../../deploy/workspace/store/object-store'

export interface S3Options {
  bucket: string
  /** The prefix of every key: empty, or with a slash at its end. */
  prefix: string
  /** The address of R2, Ceph, MinIO …; absent: AWS. */
  endpoint?: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
  /** Milliseconds for one request. */
  timeout?: number
}

/** A bucket of S3, or of a store with its interface and conditional writes. */
export function s3Store({
  bucket,
  prefix,
  endpoint,
  region,
  timeout = limits.milliseconds,
  ...keys
}: S3Options) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const base =
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com`
      : `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (key: string) =>
    `${base}/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`

  async function send(
    url: string,
    init: { method?: string; body?: Buffer; headers?: Record<string, string> } = {},
  ) {
    const { body, ...rest } = init
    const signed = await client.sign(url, { ...rest, ...(body && { body: new Uint8Array(body) }) })
    try {
      const response = await fetch(signed, { signal: AbortSignal.timeout(timeout) })
      const content = await limitedBody(response, limits.file, url)
      return { status: response.status, headers: response.headers, content }
    } catch (cause) {
      if (cause instanceof UserError) throw cause
      throw new TransientError(`${new URL(url).host}: ${reasonOf(cause)}`)
    }
  }

  async function write(key: string, object: NewObject, condition: Record<string, string>) {
    const answer = await send(addressOf(key), {
      method: 'PUT',
      body: object.body,
      headers: {
        ...object.headers,
        'x-amz-meta-revision': String(object.revision),
        ...condition,
      },
    })
    if (answer.status === 200) return etagOf(answer.headers)
    // 409: another conditional write of the same object was under way.
    if (answer.status === 409) throw new TransientError(`${key}: 409`)
    if (answer.status === 412 || answer.status === 404) return undefined
    throw refusal(`writing ${key}`, answer)
  }

  const store: ObjectStore = {
    async read(key) {
      const answer = await send(addressOf(key))
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw refusal(`reading ${key}`, answer)
      return { body: answer.content, ...versionOf(answer.headers) }
    },
    async version(key) {
      const answer = await send(addressOf(key), { method: 'HEAD' })
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw refusal(`reading ${key}`, answer)
      return versionOf(answer.headers)
    },
    writeIfAbsent: (key, object) => write(key, object, { 'if-none-match': '*' }),
    writeIfUnchanged: (key, object, etag) => write(key, object, { 'if-match': etag }),
    async list(under) {
      const keys: string[] = []
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          prefix: prefix + under,
          ...(token && { 'continuation-token': token }),
        })
        const answer = await send(`${base}/?${query}`)
        if (answer.status !== 200) throw refusal(`listing ${under}`, answer)
        const text = answer.content.toString()
        keys.push(...valuesOf(text, 'Key').map((key) => decoded(key).slice(prefix.length)))
        token = valuesOf(text, 'NextContinuationToken')[0]
      }
      return keys
    },
    async delete(key, etag) {
      const answer = await send(addressOf(key), {
        method: 'DELETE',
        headers: { 'if-match': etag },
      })
      if ([200, 204, 404].includes(answer.status)) return true
      if (answer.status === 412) return false
      throw refusal(`deleting ${key}`, answer)
    },
  }
  return store
}

/** Ceph compares the condition's text without quotes; others take both. */
const etagOf = (headers: Headers) => (headers.get('etag') ?? '').replaceAll('"', '')

const versionOf = (headers: Headers) => ({
  etag: etagOf(headers),
  revision: Number(headers.get('x-amz-meta-revision') ?? 0),
})

/** Keys are percent-encoded in the list, so that no character of XML is left in them. */
const valuesOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, value = '']) => value,
  )

const decoded = (key: string) => decodeURIComponent(key.replaceAll('+', ' '))

function refusal(what: string, { status, content }: { status: number; content: Buffer }) {
  const [code = ''] = valuesOf(content.toString(), 'Code')
  const reason = `${what}: ${status} ${code}`.trim()
  if (status === 429 || status >= 500) return new TransientError(reason)
  if (status === 403) return new ForbiddenError(`These credentials do not allow ${reason}.`)
  return new UserError(`The bucket refused ${reason}.`)
}

function reasonOf(cause: unknown) {
  if (!(cause instanceof Error)) return String(cause)
  return cause.cause instanceof Error ? cause.cause.message : cause.message
}
