import { AwsClient } from 'aws4fetch'

/** The origin of the gateway that `run-stores.ts` has started. */
export const origin = process.env['TEST_STORE'] ?? ''

export const keys = {
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  region: process.env['AWS_REGION'] ?? '',
}

export async function createBucket(name: string) {
  await new AwsClient({ ...keys, service: 's3' }).fetch(`${origin}/${name}`, { method: 'PUT' })
}
