import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Caption, Title } from '@fivefold/shared/ui/text'
import { knowledgeBaseContent } from './knowledge-base-content'

const { stuck } = knowledgeBaseContent

/** Leads visitors who found no answer to a new ticket. */
export function StuckCard() {
  return (
    <Box>
      <Heading as="h2">{stuck.title}</Heading>
      <Caption>{stuck.text}</Caption>
      <ButtonLink to={stuck.action.to} variant="secondary" size="small">
        {stuck.action.label}
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
