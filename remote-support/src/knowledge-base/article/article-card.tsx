import { memo, useId, useRef } from 'react'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Card, CardTitle } from '@fivefold/shared/ui/card'
import { Caption, Text } from '@fivefold/shared/ui/text'
import { ArticleFeedback } from './article-feedback'
import { snippetOf } from '../../articles/article-snippet'
import { Highlighted } from '@fivefold/shared/ui/highlighted'
import { Cluster } from '@fivefold/shared/ui/layout'
import { articleContent } from './article-content'
import { OpenArticle } from './open-article'

const copy = articleContent

interface ArticleCardProps {
  article: KbArticle
  terms: readonly string[]
  isOpen: boolean
  /** The article's own URL, or the list's while the article is open. */
  href: string
}

/** The title's link covers a closed card; an open card's text can be selected. */
export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { article, terms, isOpen, href } = props
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLAnchorElement>(null)
  return (
    <Card as="article" ref={card} $interactive={!isOpen} aria-labelledby={titleId}>
      <Cluster $justify="between" $gap={2}>
        {article.category && <Badge>{article.category}</Badge>}
        <Views>{copy.views(article.view_count)}</Views>
      </Cluster>
      <CardTitle as="h2" id={titleId}>
        <TitleLink ref={title} to={href} aria-expanded={isOpen}>
          <span>
            <Highlighted text={article.title} terms={terms} />
          </span>
          <ChevronDown aria-hidden="true" />
        </TitleLink>
      </CardTitle>
      {isOpen ? (
        <OpenArticle article={article} terms={terms} card={card} />
      ) : (
        <Snippet $muted>
          <Highlighted text={snippetOf(article.content)} terms={terms} />
        </Snippet>
      )}
      <Foot>
        <ArticleFeedback article={article} titleId={titleId} />
        {isOpen && (
          // Focusing the title also scrolls the closed card into view.
          <ButtonLink to={href} variant="quiet" size="small" onClick={() => title.current?.focus()}>
            {copy.close}
          </ButtonLink>
        )}
      </Foot>
    </Card>
  )
})

const Views = styled(Caption)`
  font-variant-numeric: tabular-nums;
`

const TitleLink = styled(Link)`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space[4]};
  border-radius: ${token.radius.control};
  color: inherit;
  overflow-wrap: anywhere;
  text-decoration: none;

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.125em;
    color: ${token.color.inkMuted};
    transition: transform ${token.motion.base} ${token.motion.ease};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  &[aria-expanded='false']::after {
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
    content: '';
  }
`

const Snippet = styled(Text)`
  overflow-wrap: anywhere;
`

/* Positioned, so that its buttons are above the link that covers the card. */
const Foot = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[1]};
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`
