import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { newTicketContent } from './new-ticket-content'
import { TicketForm } from './ticket-form'

export function NewTicketPage() {
  return (
    <>
      <PageHead {...newTicketContent.head} />
      <Container>
        <Rest>
          <TicketForm />
        </Rest>
      </Container>
    </>
  )
}

const Rest = styled.div`
  padding-block-end: ${token.space.section};
`
