import type { SiteConfig } from '@fivefold/shared/site-config'
import { mountedPages } from '../../extensions/mounted/browser/mounted-pages'
import { intake } from '../../extensions/intake/browser/extension'
import { beginOutline } from '../../extensions/outline/browser/begin-outline'
import { watch } from '../../extensions/watch/browser/extension'
import { beginTryOut } from '../../extensions/try-out/browser/begin-try-out'

/** Calls the hooks of the host that it needs. The site starts when the promise is settled. */
type Extension = (config: SiteConfig) => Promise<void>

/** Optional parts of the site. Each loads its code only where a setting of the site turns it on. */
export const extensions: readonly Extension[] = [
  mountedPages,
  beginTryOut,
  intake,
  watch,
  beginOutline,
]
