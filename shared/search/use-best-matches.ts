import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { visibleArticles } from '../domain/articles/article-selectors'
import { useSiteMap } from '../routing/site-map'
import { useCurrentUser } from '../session/current-user'
import { useStore } from '../store/site-store'
import { articleSections, guardedSections } from './own-sections'
import type { SearchHit } from './section-ranking'
import type { SiteIndex } from './site-index'

export interface BestMatches {
  /** Until the index is there. */
  isLoading: boolean
  /** Parts of the site, the best match first; none for a blank query. */
  hits: readonly SearchHit[]
  /** False where a part of the index could not be loaded. */
  isComplete: boolean
}

/**
 * What the whole site has on a query: the sections of its pages, as their remotes published them, and
 * the articles of this browser. The index is loaded with the first query.
 */
export function useBestMatches(query: string, limit: number): BestMatches {
  const text = useDeferredValue(query.trim())
  const isWanted = query.trim() !== ''
  const { remotes, own } = useSources()
  const [index, setIndex] = useState<SiteIndex>()

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    import('./site-index')
      .then(({ loadSiteIndex }) => loadSiteIndex(remotes, own))
      .then((loaded) => isCurrent && setIndex(loaded))
      .catch((error: unknown) => {
        console.error('[search] No best matches', error)
        if (isCurrent) setIndex({ find: () => [], isComplete: false })
      })
    return () => {
      isCurrent = false
    }
  }, [isWanted, remotes, own])

  const hits = useMemo(
    () => (index === undefined || text === '' ? [] : index.find(text, limit)),
    [index, text, limit],
  )
  return {
    isLoading: isWanted && index === undefined,
    hits: isWanted ? hits : [],
    isComplete: index?.isComplete ?? true,
  }
}

/** The remotes to ask, separated by spaces, and what this browser adds; both change only by content. */
function useSources() {
  const siteMap = useSiteMap()
  const role = useCurrentUser()?.role
  const [now] = useState(() => new Date())
  const articles = useStore((state) => visibleArticles(state, now))
  const own = [...guardedSections(siteMap, role), ...articleSections(articles)]
  return {
    remotes: [...new Set(siteMap.flatMap(({ remote }) => remote ?? []))].join(' '),
    // The counters of articles change with every view, their texts do not.
    own: JSON.stringify(own),
  }
}
