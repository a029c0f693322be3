import { mountedMarkup } from '../../extensions/mounted/browser/mounted-markup'
import { mountedPages } from '../../extensions/mounted/browser/mounted-pages'
import { sendRecords } from '../../extensions/intake/browser/send-records'
import { watch } from '../../extensions/watch/browser/watch'
import { beginTryOut } from '../../extensions/try-out/browser/begin-try-out'

/** Calls the hooks of the host that it needs. The site starts when the promise is settled. */
type Extension = () => Promise<void>

/** Optional parts of the site. */
export const extensions: readonly Extension[] = [
  mountedPages,
  beginTryOut,
  // Constants of the build: a site without an intake, or a collector of reports, has none of this code.
  ...(import.meta.env.VITE_INTAKE ? [sendRecords] : []),
  ...(import.meta.env.VITE_WATCH ? [watch] : []),
]

/** Optional parts of the program that prerenders pages. */
export const rendererExtensions: readonly Extension[] = [mountedMarkup]
