import { beginFade, showNewPage } from './fade'

/** Has this document fade away over the next one: both say `@view-transition` (shared/theme/global-style.ts). */
export function fadeDocuments() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    beginFade(viewTransition)
    // Chromium 156 has no entry at times, whatever the types say.
    const entry = activation?.entry as NavigationHistoryEntry | null | undefined
    const { pathname } = new URL(entry?.url ?? '', window.location.href)
    // A file has no such rule, and Chromium reports that as an error in it.
    if (pathname.includes('.')) viewTransition.skipTransition()
  })
  // When it comes back.
  addEventListener('pagereveal', showNewPage)
}
