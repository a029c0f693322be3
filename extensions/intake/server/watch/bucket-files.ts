import { AwsClient } from 'aws4fetch'
import { IntakeError } from '../intake-error'

/** Milliseconds for one file. */
const patience = 10_000

/**
 * Reads files of a site in a bucket, by AWS's usual variables.
 * @param place `s3://bucket/prefix`.
 * @returns a function to the text of a file, or undefined where there is none.
 * @throws IntakeError without keys.
 */
export function bucketFiles(place: string, env = process.env) {
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
  const folder = base + pathname.replace(/\/$/, '')

  return async (name: string): Promise<string | undefined> => {
    try {
      const address = `${folder}/${name.split('/').map(encodeURIComponent).join('/')}`
      const signal = AbortSignal.timeout(patience)
      const answer = await fetch(await client.sign(address), { signal, redirect: 'error' })
      return answer.ok ? await answer.text() : undefined
    } catch {
      return undefined
    }
  }
}
