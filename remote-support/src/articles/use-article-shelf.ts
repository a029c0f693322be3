import { useMemo } from 'react'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { useStore } from '@fivefold/shared/store/site-store'
import { articleShelf, type ArticleShelf } from './article-shelf'
import { useNow } from './use-now'

export function useArticleShelf(): ArticleShelf {
  const kbArticles = useStore((state) => state.kbArticles)
  const isHydrated = useIsHydrated()
  const now = useNow()
  return useMemo(
    () => articleShelf(kbArticles, isHydrated ? now : null),
    [kbArticles, isHydrated, now],
  )
}
