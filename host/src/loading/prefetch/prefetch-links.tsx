import { useEffect } from 'react'
import { mainId } from '../../screens/main-content/main-content'
import { watchLinksInView } from './links-in-view'
import { pagePrefetch } from './site-prefetch'

/** Rendered with a page; prefetches a few of the pages that its visible links lead to. */
export function PrefetchLinks() {
  useEffect(() => {
    const main = document.getElementById(mainId)
    return main === null ? undefined : watchLinksInView(main, pagePrefetch.guesses())
  }, [])
  return null
}
