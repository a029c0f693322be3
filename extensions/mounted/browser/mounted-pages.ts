import type { MountedPage } from '@fivefold/shared/routing/mounted-page'
import { adaptPages } from '../../../host/src/loading/loader/site-page-loader'
import { openStore } from '../../../host/src/loading/store/open-store'

/** Shows pages that draw themselves. */
export async function mountedPages() {
  adaptPages(async (page, context) => {
    if (!isMounted(page)) return page
    const [{ mountedComponent }] = await Promise.all([import('./mounted-component'), openStore()])
    return mountedComponent(page, context)
  })
}

const isMounted = (value: unknown): value is MountedPage =>
  typeof Object(value).mount === 'function'
