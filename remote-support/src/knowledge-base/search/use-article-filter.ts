import { useCallback, useMemo, useState } from 'react'
import {
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from '@fivefold/shared/routing/link'
import { useIsHydrated } from '@fivefold/shared/session/current-user'
import {
  addressHref,
  plainAddress,
  readAddress,
  type ArticleAddress,
} from '../article/article-address'
import { usePause } from './use-pause'

/** Milliseconds after the last key; browsers refuse an address that changes with every key. */
const writeDelay = 250

export interface ArticleFilter {
  /** What the page shows: the address, and what is being typed. */
  shown: ArticleAddress
  /** The search that the address holds: what is typed, once the visitor pauses. */
  settledSearch: string
  type: (search: string) => void
  chooseCategory: (category: string) => void
  clear: () => void
  /** Writes what was typed into the address, before something else is opened. */
  settle: () => void
}

/**
 * Search, category and open article, kept in the address. Filters replace the address, so that Back
 * leaves the page or closes the article and never steps through single letters.
 */
export function useArticleFilter(): ArticleFilter {
  const [params] = useSearchParams()
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const address = isHydrated ? readAddress(params) : plainAddress
  const [typed, setTyped] = useTyped(address.search)
  const pause = usePause()

  const search = typed ?? address.search
  // Whoever types is done with the open article.
  const article = typed === null ? address.article : ''
  const { category } = address
  const shown = useMemo(() => ({ search, category, article }), [search, category, article])

  function replace(change: Partial<ArticleAddress>) {
    pause.forget()
    void navigate(addressHref({ ...shown, article: '', ...change }), { replace: true })
  }

  const clear = useCallback(() => {
    pause.forget()
    setTyped('')
    void navigate(addressHref(plainAddress), { replace: true })
  }, [navigate, pause, setTyped])

  return {
    shown,
    settledSearch: address.search,
    type(text) {
      setTyped(text)
      pause.await(writeDelay, () => replace({ search: text }))
    },
    chooseCategory: (chosen) => replace({ category: chosen }),
    clear,
    settle() {
      if (typed !== null) replace({ search: typed })
    },
  }
}

/** What stands in the field while the address does not have it yet; null once it does. */
function useTyped(search: string) {
  const { key } = useLocation()
  const isFilterWrite = useNavigationType() === 'REPLACE'
  const [typed, setTyped] = useState<string | null>(null)
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    // More may have been typed while a write was on its way; any other visit ends the typing.
    const isWritten = typed?.trim() === '' || typed === search
    if (isWritten || !isFilterWrite) setTyped(null)
  }
  return [typed, setTyped] as const
}
