import { beginFade, showNewPage } from './fade'

/** Has this document fade away over the next one: both say `@view-transition` (shared/theme/global-style.ts). */
export function fadeDocuments() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    beginFade(viewTransition)
    // A file has no such rule, and Chromium 156 reports that as an error in it.
    const { pathname } = new URL(activation?.entry.url ?? '', window.location.href)
    if (pathname.includes('.')) viewTransition.skipTransition()
  })
  // When it comes back.
  addEventListener('pagereveal', showNewPage)
}
