import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import path from 'node:path'
import { inside } from '../../names/inside'
import { sitePlace } from '../../workspace/site-place'
import type { Bucket } from './change-bucket'
import { storeAt } from './object-store/store-at'

/** The bucket that `$SITE` names. Files that were read are kept among the user's caches. */
export async function siteBucket(): Promise<Bucket> {
  const caches = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache')
  const name = createHash('sha256').update(sitePlace()).digest('hex').slice(0, 16)
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
