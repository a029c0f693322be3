import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { articleCategories } from '@fivefold/shared/domain/articles/article-selectors'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { articleAddress, plainAddress } from './article/article-address'
import { ArticleBrowser } from './article-browser'
import { ArticleSearch } from './search/article-search'
import { ArticlesFailed } from './articles-failed'
import { ArticlesLoading } from './articles-loading'
import { KnowledgeBaseColumns } from './knowledge-base-columns'
import { knowledgeBaseContent } from './knowledge-base-content'
import { useArticleShelf } from '../articles/use-article-shelf'

export function KnowledgeBasePage() {
  const shelf = useArticleShelf()
  const filter = useAddressState(articleAddress)
  const field = useRef<HTMLInputElement>(null)
  const articles = shelf.status === 'ready' ? shelf.articles : noArticles
  const categories = useMemo(() => articleCategories(articles), [articles])
  // Keeps the field responsive; the list may lag behind.
  const address = useDeferredValue(filter.state)
  const { change } = filter
  const clearAndSearch = useCallback(() => {
    change(plainAddress)
    field.current?.focus()
  }, [change])
  return (
    <>
      <PageHead {...knowledgeBaseContent.head}>
        <ArticleSearch categories={categories} filter={filter} field={field} />
      </PageHead>
      <Container>
        <Rest>
          {shelf.status === 'ready' ? (
            <ArticleBrowser
              articles={articles}
              isFromStorage={shelf.isFromStorage}
              address={address}
              settledSearch={filter.settled.search}
              onClear={clearAndSearch}
            />
          ) : (
            <KnowledgeBaseColumns address={address}>
              {shelf.status === 'loading' ? <ArticlesLoading /> : <ArticlesFailed />}
            </KnowledgeBaseColumns>
          )}
        </Rest>
      </Container>
    </>
  )
}

const noArticles: readonly never[] = []

const Rest = styled.div`
  padding-block: ${token.space.head} ${token.space.section};
`
