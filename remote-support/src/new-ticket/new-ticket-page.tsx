import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { newTicketContent } from './new-ticket-content'
import { TicketForm } from './ticket-form'
import { useTicketSubject } from './use-ticket-subject'

/** The key gives each given subject a separate form and draft. */
export function NewTicketPage() {
  const about = useTicketSubject()
  return (
    <>
      <PageHead {...newTicketContent.head} />
      <Container>
        <Rest>
          <TicketForm key={about} about={about} />
        </Rest>
      </Container>
    </>
  )
}

const Rest = styled.div`
  padding-block: ${token.space.head} ${token.space.section};
`
