import { memo, useMemo } from 'react'
import { articlesMatching } from '@fivefold/shared/domain/articles/article-selectors'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import type { ArticleAddress } from './article/article-address'
import { ArticleResult } from './list/article-result'
import { KnowledgeBaseColumns } from './knowledge-base-columns'
import { RelatedRegion } from './list/related-region'
import { useRelatedArticles } from '../articles/use-related-articles'

const mostRelated = 5

interface ArticleBrowserProps {
  articles: readonly KbArticle[]
  isFromStorage: boolean
  address: ArticleAddress
  settledSearch: string
  onClear: () => void
}

/** The search result and, in a region of its own, related articles. */
export const ArticleBrowser = memo(function ArticleBrowser(props: ArticleBrowserProps) {
  const { articles, address } = props
  const { search, category } = address
  const result = useMemo(
    () => articlesMatching(articles, search, category),
    [articles, search, category],
  )
  const related = useRelatedArticles(articles, search)
    .filter(({ article }) => !result.includes(article))
    .slice(0, mostRelated)

  return (
    <KnowledgeBaseColumns
      beside={related.length > 0 && <RelatedRegion related={related} address={address} />}
    >
      <ArticleResult {...props} result={result} />
    </KnowledgeBaseColumns>
  )
})
