import { memo, useMemo } from 'react'
import { articlesMatching } from '@fivefold/shared/domain/articles/article-selectors'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { usePart } from '@fivefold/shared/loading/use-part'
import type { ArticleAddress } from './article/article-address'
import { ArticleResult } from './list/article-result'
import { NoArticles } from './list/no-articles'
import { KnowledgeBaseColumns } from './knowledge-base-columns'

const loadRelated = () => import('./list/related-region').then((module) => module.RelatedRegion)

interface ArticleBrowserProps {
  articles: readonly KbArticle[]
  isFromStorage: boolean
  address: ArticleAddress
  settledSearch: string
  onClear: () => void
}

/** Shows the search result next to related hits, or only related hits if the result is empty. */
export const ArticleBrowser = memo(function ArticleBrowser(props: ArticleBrowserProps) {
  const { articles, address, onClear } = props
  const { search, category } = address
  const result = useMemo(
    () => articlesMatching(articles, search, category),
    [articles, search, category],
  )
  const Related = usePart(loadRelated, search.trim())
  const isEmpty = result.length === 0
  const noneListed = (isQuiet: boolean) => (
    <NoArticles isQuiet={isQuiet} onClear={(search.trim() !== '' || category !== '') && onClear} />
  )

  return (
    <KnowledgeBaseColumns
      address={address}
      beside={Related && !isEmpty && <Related search={search} listed={result} />}
    >
      <ArticleResult {...props} result={result}>
        {Related ? (
          <Related search={search} listed={result} noneListed={noneListed} />
        ) : (
          noneListed(search.trim() !== '')
        )}
      </ArticleResult>
    </KnowledgeBaseColumns>
  )
})
