import { AwsClient } from 'aws4fetch'
import { IntakeError } from '../intake-error'

/** Milliseconds for one file. */
const timeout = 10_000

/** A file of the site has more bytes than its reader takes. */
export class LongFileError extends Error {
  override name = 'LongFileError'
}

/** A bucket whose list is closed refuses what it does not have. */
const absent = new Set([403, 404, 410])

type Send = (address: string, request: RequestInit) => Promise<Response>

/**
 * Reads files of a site elsewhere: `s3://bucket/prefix` by AWS's usual variables, or an address, such as the site's own
 * or that of an Azure container with `AZURE_STORAGE_SAS_TOKEN`.
 * @returns a function to the text of a file, or undefined where there is none.
 * @throws IntakeError for a bucket without keys.
 */
export function webFiles(place: string, env = process.env) {
  const { folder, send } = /^s3:/i.test(place) ? bucket(place, env) : address(place, env)

  return async (name: string, most: number): Promise<string | undefined> => {
    const path = name.split('/').map(encodeURIComponent).join('/')
    const signal = AbortSignal.timeout(timeout)
    const answer = await send(`${folder}/${path}`, { signal, redirect: 'error' })
    if (answer.ok) return limitedText(answer, most)
    await answer.body?.cancel()
    if (absent.has(answer.status)) return undefined
    throw new Error(`${name} answers ${answer.status}`)
  }
}

function bucket(place: string, env: NodeJS.ProcessEnv): { folder: string; send: Send } {
  const { hostname: bucket, pathname } = new URL(place)
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env
  if (!accessKeyId || !secretAccessKey) {
    throw new IntakeError(`${place} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`)
  }
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1'
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL']
  const base = endpoint
    ? `${endpoint.replace(/\/$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`
  const keys = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
  const client = new AwsClient({ ...keys, region, service: 's3' })
  return {
    folder: base + pathname.replace(/\/$/, ''),
    send: async (address, request) => fetch(await client.sign(address), request),
  }
}

/** Azure's clouds, and emulators on this machine. */
const azureHosts =
  /\.blob\.(?:core\.windows\.net|core\.chinacloudapi\.cn|core\.usgovcloudapi\.net|storage\.azure\.net)$|^(?:localhost|127\.0\.0\.1)$/

/** Only Azure gets its token: whoever runs another address could read the container with it. */
function address(place: string, { AZURE_STORAGE_SAS_TOKEN: token }: NodeJS.ProcessEnv) {
  const { origin, hostname, pathname } = new URL(place)
  const query = token && azureHosts.test(hostname) ? `?${token.replace(/^\?/, '')}` : ''
  const send: Send = (address, request) => fetch(address + query, request)
  return { folder: origin + pathname.replace(/\/$/, ''), send }
}

/** @throws LongFileError where it is longer; then no more of it is read. */
async function limitedText({ body }: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > most) throw new LongFileError(`It has more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
