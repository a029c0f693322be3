import styled from 'styled-components'
import { newTicketHref } from '@fivefold/shared/routing/paths'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Caption, Title } from '@fivefold/shared/ui/text'
import type { ArticleAddress } from './article/article-address'
import { knowledgeBaseContent } from './knowledge-base-content'

const { stuck } = knowledgeBaseContent

/** Links to a new ticket about the open article, otherwise about the search. */
export function StuckCard({ address }: { address: ArticleAddress }) {
  const { article, search } = address
  return (
    <Box>
      <Heading as="h2">{stuck.title}</Heading>
      <Caption>{stuck.text}</Caption>
      <ButtonLink
        to={newTicketHref(article ? { article } : { subject: search })}
        variant="secondary"
        size="small"
      >
        {stuck.action}
      </ButtonLink>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};
`

const Heading = styled(Title)`
  font-size: ${token.type.body};
`
