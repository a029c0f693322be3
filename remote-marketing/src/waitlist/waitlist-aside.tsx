import styled from 'styled-components'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { DeskAside, DeskSheet } from '../lead-form/form-desk'
import { RewardLadder } from './referral/reward-ladder'
import { waitlistAddress } from './waitlist-address'
import { waitlistContent } from './waitlist-content'

/** Explains the benefits of referrals and the offer for developers. */
export function WaitlistAside() {
  const { rewardsTitle, codeText, rewards } = waitlistContent.joined
  const { forDevelopers } = useAddressState(waitlistAddress).state
  return (
    <Aside>
      <DeskSheet>
        <RewardLadder title={rewardsTitle} text={codeText} rewards={rewards} />
      </DeskSheet>
      {forDevelopers && <Note>{waitlistContent.developers}</Note>}
    </Aside>
  )
}

const Aside = styled(DeskAside)`
  ${oneColumn}
  gap: ${token.space[4]};
`

const Note = styled.p`
  padding: ${token.space[4]} ${token.space[5]};
  border-radius: ${token.radius.card};
  background: ${token.color.accentSoft};
  font-size: ${token.type.small};
`
