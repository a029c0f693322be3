import { memo, useMemo } from 'react'
import { articlesMatching } from '@fivefold/shared/domain/articles/article-selectors'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { usePart } from '@fivefold/shared/loading/use-part'
import { articleHref } from '@fivefold/shared/routing/paths'
import { answerList } from '../answers/answer-list'
import type { ArticleAddress } from './article/article-address'
import { AskedMost } from './list/asked-most'
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

/** Shows the search result next to related hits, or only related hits if the result is empty. Answers stand below. */
export const ArticleBrowser = memo(function ArticleBrowser(props: ArticleBrowserProps) {
  const { articles, address, onClear } = props
  const { search, category } = address
  const result = useMemo(
    () => articlesMatching(articles, search, category),
    [articles, search, category],
  )
  const answers = useMemo(() => articlesMatching(answerList, search, category), [search, category])
  const Related = usePart(loadRelated, search.trim())
  const isFiltered = search.trim() !== '' || category !== ''
  const isEmpty = result.length === 0 && (answers.length === 0 || !isFiltered)
  const shown = [...result.map(({ id }) => articleHref(id)), ...answers.map(({ path }) => path)]
  const noneListed = (isQuiet: boolean) => (
    <NoArticles isQuiet={isQuiet} onClear={isFiltered && onClear} />
  )

  return (
    <KnowledgeBaseColumns
      address={address}
      beside={Related && !isEmpty && <Related search={search} shown={shown} />}
    >
      <ArticleResult {...props} result={result} answers={answers.length}>
        {isEmpty && Related && <Related search={search} shown={shown} noneListed={noneListed} />}
        {isEmpty && !Related && noneListed(search.trim() !== '')}
      </ArticleResult>
      <AskedMost answers={answers} isFromStorage={props.isFromStorage} />
    </KnowledgeBaseColumns>
  )
})
