import { useEffect } from 'react'
import { mainId } from '../main-content/main-content'
import { watchLinksInView } from './links-in-view'
import { pagePrefetch } from './site-prefetch'

/** Stands in a page: fetches a few of the pages that its links lead to. */
export function LinksAhead() {
  useEffect(() => {
    const main = document.getElementById(mainId)
    return main === null ? undefined : watchLinksInView(main, pagePrefetch.guesses())
  }, [])
  return null
}
