import { useId } from 'react'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { articleHref } from '@fivefold/shared/routing/paths'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { media, token } from '@fivefold/shared/theme/tokens'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { Caption, TextLink, Title } from '@fivefold/shared/ui/text'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { useArticleShelf } from '../articles/use-article-shelf'
import { useRelatedArticles } from '../articles/use-related-articles'
import { newTicketContent } from './new-ticket-content'

const copy = newTicketContent.suggestions
const mostSuggestions = 3
/** Characters of a subject that say something. */
const shortestQuestion = 3

/** Articles that may make the ticket unnecessary. They open in a tab of their own. */
export function AnsweringArticles({ subject }: { subject: string }) {
  const titleId = useId()
  const shelf = useArticleShelf()
  const question = subject.trim().length < shortestQuestion ? '' : subject
  const articles = shelf.status === 'ready' ? shelf.articles : noArticles
  const answers = useRelatedArticles(articles, question).slice(0, mostSuggestions)
  return (
    <>
      <LiveRegion>{answers.length > 0 && copy.announced(answers.length)}</LiveRegion>
      <Panel aria-labelledby={titleId} data-empty={answers.length === 0}>
        <Heading as="h2" id={titleId}>
          {copy.title}
        </Heading>
        {answers.length === 0 && <Caption>{copy.waiting}</Caption>}
        <List>
          {answers.map(({ article }) => (
            <li key={article.id}>
              <TextLink to={articleHref(article.id)} target="_blank">
                {article.title}
                {'\u00a0'}
                <ExternalLink aria-hidden="true" />
                <VisuallyHidden>{copy.newTab}</VisuallyHidden>
              </TextLink>
              <Opening>{article.content.slice(0, openingLength)}</Opening>
            </li>
          ))}
        </List>
      </Panel>
    </>
  )
}

const noArticles: readonly KbArticle[] = []
/** More characters than two lines show. */
const openingLength = 160

/* Below the desktop width the panel stands between two fields: there it waits out of sight. */
const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  padding: ${token.space[5]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  &[data-empty='true'] {
    display: none;
  }

  ${media.desktop} {
    &[data-empty='true'] {
      display: grid;
      border-style: dashed;
      background: none;
    }
  }
`

const Heading = styled(Title)`
  font-size: ${token.type.body};
`

const List = styled.ul`
  display: grid;
  gap: ${token.space[4]};

  &:empty {
    display: none;
  }

  & svg {
    display: inline;
    width: 0.8em;
    height: 0.8em;
  }
`

const Opening = styled(Caption)`
  display: -webkit-box;
  margin-block-start: ${token.space[1]};
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
