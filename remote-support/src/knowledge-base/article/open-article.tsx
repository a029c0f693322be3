import type { RefObject } from 'react'
import styled from 'styled-components'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { token } from '@fivefold/shared/theme/tokens'
import { Caption } from '@fivefold/shared/ui/text'
import { longDayWords, momentOf } from '@fivefold/shared/words/date-words'
import { ArticleText } from './article-text'
import { articleContent } from './article-content'
import { useArticleVisit } from './use-article-visit'

interface OpenArticleProps {
  article: KbArticle
  terms: readonly string[]
  card: RefObject<HTMLElement | null>
}

/** The whole article inside its card; mounting it counts as a view. */
export function OpenArticle({ article, terms, card }: OpenArticleProps) {
  useArticleVisit(article.id, card)
  const isDated = momentOf(article.updated_at) !== 0
  return (
    <Body>
      <ArticleText content={article.content} terms={terms} />
      {isDated && (
        <Caption>
          {articleContent.updated}{' '}
          <time dateTime={article.updated_at}>{longDayWords(article.updated_at)}</time>
        </Caption>
      )}
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  gap: ${token.space[6]};
  padding-block-end: ${token.space[4]};
  border-block-end: 1px solid ${token.color.line};
`
