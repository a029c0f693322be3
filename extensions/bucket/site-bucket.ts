import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import path from 'node:path'
import { inside } from '../../deploy/names/inside'
import { sitePlace } from '../../deploy/workspace/site-place'
import type { Bucket } from './change-bucket'
import { storeAt } from './object-store/store-at'

/** The bucket that `$SITE` names. Files that were read are kept among the user's caches. */
export async function siteBucket(): Promise<Bucket> {
  const caches = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache')
  const { AWS_ENDPOINT_URL_S3: ofS3, AWS_ENDPOINT_URL: endpoint } = process.env
  // Two services may each have a bucket of that name.
  const place = [sitePlace(), ofS3 || endpoint].filter(Boolean).join(' ')
  const name = createHash('sha256').update(place).digest('hex').slice(0, 16)
  return {
    store: await storeAt(sitePlace()),
    cache: inside(caches, 'fivefold', name),
    onLeft: (files) =>
      console.warn(
        `warning: These credentials may not write ${files.join(', ')}. They follow with the next command ` +
          'of somebody who may, such as the host’s team.',
      ),
  }
}
