import { memo, useMemo } from 'react'
import { articlesMatching } from '@fivefold/shared/domain/articles/article-selectors'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { usePart } from '@fivefold/shared/loading/use-part'
import type { ArticleAddress } from './article/article-address'
import { ArticleResult } from './list/article-result'
import { KnowledgeBaseColumns } from './knowledge-base-columns'

const loadRelated = () => import('./list/related-region').then((module) => module.RelatedRegion)

interface ArticleBrowserProps {
  articles: readonly KbArticle[]
  isFromStorage: boolean
  address: ArticleAddress
  settledSearch: string
  onClear: () => void
}

/** The search result, then a region with related articles. */
export const ArticleBrowser = memo(function ArticleBrowser(props: ArticleBrowserProps) {
  const { articles, address } = props
  const { search, category } = address
  const result = useMemo(
    () => articlesMatching(articles, search, category),
    [articles, search, category],
  )
  const Related = usePart(loadRelated, search.trim())

  return (
    <KnowledgeBaseColumns
      address={address}
      beside={Related && <Related search={search} listed={result} />}
    >
      <ArticleResult {...props} result={result} />
    </KnowledgeBaseColumns>
  )
})
