import { beginFade, showNewPage } from './fade'

/** Has this document fade away over the next one: both say `@view-transition` (shared/theme/global-style.ts). */
export function fadeDocuments() {
  addEventListener('pageswap', ({ viewTransition }) => {
    if (viewTransition) beginFade(viewTransition)
  })
  // When it comes back.
  addEventListener('pagereveal', showNewPage)
}
