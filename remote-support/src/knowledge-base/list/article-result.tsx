import { useMemo, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '@fivefold/shared/ui/button'
import { Stack } from '@fivefold/shared/ui/layout'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { Caption } from '@fivefold/shared/ui/text'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import type { ArticleAddress } from '../article/article-address'
import { ArticleList } from './article-list'
import { articleListContent } from './article-list-content'
import { LinkedArticle } from './linked-article'
import { useShownArticles } from './use-shown-articles'

const copy = articleListContent

interface ArticleResultProps {
  /** All visible articles. */
  articles: readonly KbArticle[]
  /** False for the seeds, before the storage is read. */
  isFromStorage: boolean
  /** The articles that match search and category. */
  result: readonly KbArticle[]
  /** The number of matching answers. */
  answers: number
  address: ArticleAddress
  settledSearch: string
  /** Replaces an empty list. */
  children: ReactNode
}

export function ArticleResult(props: ArticleResultProps) {
  const { articles, isFromStorage, result, answers, address, settledSearch, children } = props
  const { search, category } = address
  const terms = useMemo(() => [search], [search])
  const { shown, rest, showMore } = useShownArticles(
    result,
    `${isFromStorage}\n${category}\n${search}`,
  )
  const isAnnounced = settledSearch !== '' || category !== ''
  return (
    <Result $gap={4} data-from-storage={isFromStorage} data-search="none">
      <LiveRegion>
        {isAnnounced && copy.announced(result.length, answers, settledSearch.trim())}
      </LiveRegion>
      <LinkedArticle articles={articles} shown={shown} terms={terms} address={address} />
      {!isFromStorage && <Loading role="status">{copy.loading}</Loading>}
      {result.length > 0 && <Caption>{copy.count(result.length)}</Caption>}
      {result.length > 0 ? (
        <ArticleList articles={shown} terms={terms} address={address} />
      ) : (
        children
      )}
      {rest > 0 && (
        <Button variant="secondary" onClick={showMore}>
          {copy.more(rest)}
        </Button>
      )}
    </Result>
  )
}

const Loading = styled(Caption)`
  :root:not([data-stored], [data-query]) & {
    display: none;
  }
`

/* Prerendered with the seeds. Stored articles and their order may differ, so they stay hidden until the storage is read. */
const Result = styled(Stack)`
  :root:is([data-stored], [data-query]) &[data-from-storage='false'] > ul {
    visibility: hidden;
  }

  :root:is([data-stored], [data-query]) &[data-from-storage='false'] > ${Loading} + p {
    display: none;
  }
`
