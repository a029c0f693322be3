import { useMemo, useEffect, useState } from 'react'
import { useIsHydrated, useStore } from '@fivefold/shared/store/site-store'
import { articleShelf, type ArticleShelf } from './article-shelf'

export function useArticleShelf(): ArticleShelf {
  const kbArticles = useStore((state) => state.kbArticles)
  const isHydrated = useIsHydrated()
  const now = useNow()
  return useMemo(
    () => articleShelf(kbArticles, isHydrated ? now : null),
    [kbArticles, isHydrated, now],
  )
}

/** Milliseconds; a newly due article appears within this time. */
const interval = 30_000

/** The current time; null during prerendering and hydration, which have to match. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const update = () => setNow(new Date())
    update()
    const timer = window.setInterval(update, interval)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
