import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { visibleArticles } from '../../domain/articles/article-selectors'
import { usePart } from '../../browser/loading/use-part'
import { useSiteMap } from '../../contract/routing/site-map'
import { useCurrentUser } from '../../data/session/current-user'
import { useStore } from '../../data/store/site-store'
import { articleSections, pageSections } from './own-sections'
import type { SearchHit } from './section-ranking'
import type { SiteIndex } from './site-index'

export interface BestMatches {
  /** True until the index is loaded. */
  isLoading: boolean
  /** Sections of the site, best match first; empty for a blank query. */
  hits: readonly SearchHit[]
  /** False if a part of the index could not be loaded. */
  isComplete: boolean
}

/**
 * The whole site's results for a query: the sections of its pages, as their remotes published them, and the articles
 * of this browser. The index is loaded with the first query; its missing parts again with the next one.
 * @param isAhead whether the index is loaded before there is a query.
 * @example const { hits, isLoading } = useBestMatches('invoice', 5)
 */
export function useBestMatches(query: string, limit: number, isAhead = false): BestMatches {
  const wanted = query.trim()
  const text = useDeferredValue(wanted)
  const { remotes, own } = useSources()
  const load = useCallback(() => loadIndex(remotes, own), [remotes, own])
  const index = usePart(load, wanted || (isAhead ? 'ahead' : ''), isWhole)

  const hits = useMemo(
    () => (index === undefined || text === '' ? [] : index.find(text, limit)),
    [index, text, limit],
  )
  return {
    isLoading: wanted !== '' && index === undefined,
    hits,
    isComplete: index?.isComplete ?? true,
  }
}

const isWhole = ({ isComplete }: SiteIndex) => isComplete

/** If even the module cannot be loaded, an empty, incomplete index. */
const loadIndex = (remotes: string, own: string): Promise<SiteIndex> =>
  import('./site-index')
    .then(({ loadSiteIndex }) => loadSiteIndex(remotes, own))
    .catch((error: unknown) => {
      console.error('[search] No best matches', error)
      return { find: () => [], isComplete: false }
    })

/** The remotes to search, separated by spaces, and the sections of this browser; both change only by content. */
function useSources() {
  const siteMap = useSiteMap()
  const role = useCurrentUser()?.role
  const [now] = useState(() => new Date())
  const articles = useStore((state) => visibleArticles(state, now))
  const own = [...pageSections(siteMap, role), ...articleSections(articles)]
  return {
    remotes: [...new Set(siteMap.flatMap(({ remote }) => remote ?? []))].join(' '),
    // Without the articles' counters, which change with every view.
    own: JSON.stringify(own),
  }
}
