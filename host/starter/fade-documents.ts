import { beginFade, showNewPage } from './fade'

/** Fades this document out over the next one. Both opt in by `@view-transition` (shared/ui/theme/global-style.ts). */
export function fadeDocuments() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    beginFade(viewTransition)
    // Chromium 156 sometimes has no entry, although the types promise one.
    const entry = activation?.entry as NavigationHistoryEntry | null | undefined
    const { pathname } = new URL(entry?.url ?? '', window.location.href)
    // A file does not opt in, and Chromium reports that as an error.
    if (pathname.includes('.')) viewTransition.skipTransition()
  })
  // Resets the name when this document comes back from the cache.
  addEventListener('pagereveal', showNewPage)
}
