import { useState } from 'react'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { joinWaitlist } from '@fivefold/shared/store/lead-commands'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { leadSource } from '../lead-source/lead-source'
import { newReferralCode, referralLink } from './referral-code'
import { waitlistAddress } from './waitlist-address'
import { waitlistContent } from './waitlist-content'
import { emptyWaitlistForm, type WaitlistAnswers, type WaitlistForm } from './waitlist-fields'

export interface Joined {
  answers: WaitlistAnswers
  code: string
  link: string
}

/** The answers so far, and what the visitor got for them once they have joined. */
export function useWaitlist() {
  const role = useAddressState(waitlistAddress).state.forDevelopers ? 'developer' : ''
  const draft = useDraft<WaitlistForm>('waitlist', { ...emptyWaitlistForm, role })
  const [joined, setJoined] = useState<Joined | null>(null)
  const [returned, setReturned] = useState(false)

  return {
    draft,
    joined,
    /** The visitor came back from the joined screen: then the form's heading gets the focus. */
    returned,
    join: (answers: WaitlistAnswers) =>
      attempt('Not on the waitlist yet', () => {
        const code = newReferralCode()
        joinWaitlist({ ...leadSource(), ...answers, referralCode: code })
        notify({ ...waitlistContent.toast, tone: 'success' })
        setJoined({ answers, code, link: referralLink(code, window.location.origin) })
        draft.discard()
      }),
    enterAnother: () => {
      if (joined) draft.change(joined.answers)
      setJoined(null)
      setReturned(true)
    },
  }
}

export type WaitlistState = ReturnType<typeof useWaitlist>
