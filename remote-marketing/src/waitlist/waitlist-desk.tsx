import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { FormDesk } from '../lead-form/form-desk'
import { ReferralCard } from './referral-card'
import { useWaitlist } from './use-waitlist'
import { WaitlistAside } from './waitlist-aside'
import { WaitlistEntryForm } from './waitlist-entry-form'

/** Where one joins, and what one gets. */
export function WaitlistDesk() {
  const waitlist = useWaitlist()
  const [place, ...others] = waitlist.places
  return (
    <Ground>
      <Container>
        {place ? (
          <ReferralCard
            place={place}
            others={others}
            isNew={waitlist.done === 'joined'}
            onAnother={waitlist.enterAnother}
          />
        ) : (
          <FormDesk>
            <WaitlistEntryForm waitlist={waitlist} />
            <WaitlistAside />
          </FormDesk>
        )}
      </Container>
    </Ground>
  )
}

const Ground = styled.div`
  padding-block: clamp(2rem, 5vw, 4rem) ${token.space.section};
`
