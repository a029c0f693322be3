import styled from 'styled-components'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { FormDesk } from '../lead-form/form-desk'
import { ReferralCard } from './referral-card'
import { useWaitlist } from './use-waitlist'
import { WaitlistAside } from './waitlist-aside'
import { WaitlistEntryForm } from './waitlist-entry-form'

/** The form, or the visitor's places in line. */
export function WaitlistDesk() {
  const waitlist = useWaitlist()
  const isHydrated = useIsHydrated()
  const [place, ...others] = waitlist.places
  return (
    <Ground data-place={place ? 'taken' : undefined} data-from-storage={isHydrated}>
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

/* The page is prerendered for a first visit. A browser that has stored a place hides it and reserves the space. */
const unknown = ":root[data-in-line]:not([data-query*='ref=']) &[data-from-storage='false']"

const Ground = styled.div`
  padding-block-end: ${token.space.section};

  ${unknown} > div {
    height: 0;
    visibility: hidden;
  }

  &[data-place],
  ${unknown} {
    min-height: 49.5rem;

    ${media.desktop} {
      min-height: 37rem;
    }
  }
`
