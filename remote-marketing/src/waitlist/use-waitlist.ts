import { useState } from 'react'
import * as v from 'valibot'
import { notify } from '@fivefold/shared/notify/toast'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
import { joinWaitlist } from '@fivefold/shared/store/lead-commands'
import { useAddressQuery } from '../address/address-query'
import { leadSource } from '../lead-source/lead-source'
import { newReferralCode, referralLink } from './referral-code'
import { isForDevelopers } from './waitlist-address'
import { waitlistContent } from './waitlist-content'
import { emptyWaitlistForm, WaitlistFormSchema, type WaitlistForm } from './waitlist-form'
import { waitlistProblem, type WaitlistAnswers } from './waitlist-rules'

export interface Joined {
  answers: WaitlistAnswers
  code: string
  link: string
}

/** The answers so far, and what the visitor got for them once they have joined. */
export function useWaitlist() {
  const draft = useDraft('waitlist', emptyWaitlistForm)
  const preselected = isForDevelopers(useAddressQuery()) ? 'developer' : ''
  const [joined, setJoined] = useState<Joined | null>(null)
  const [returned, setReturned] = useState(false)
  const entered = v.parse(WaitlistFormSchema, draft.values)
  const form: WaitlistForm = { ...entered, role: entered.role || preselected }

  function takeTyped(fields: FormData) {
    const agreedToUpdates = fields.has('agreedToUpdates')
    const next = v.parse(WaitlistFormSchema, { ...Object.fromEntries(fields), agreedToUpdates })
    if (JSON.stringify(next) !== JSON.stringify(form)) draft.change(next)
  }

  return {
    form,
    joined,
    /** The visitor came back from the joined screen: then the form's heading gets the focus. */
    returned,
    isDraft: draft.restored,
    change: (patch: Partial<WaitlistForm>) => draft.change(patch),
    takeTyped,
    startOver: draft.discard,
    complain: () => notify({ ...waitlistProblem(form), tone: 'destructive' }),
    join: (answers: WaitlistAnswers) => {
      const code = newReferralCode()
      joinWaitlist({ ...leadSource(), ...answers, referralCode: code })
      notify({ ...waitlistContent.toast, tone: 'success' })
      setJoined({ answers, code, link: referralLink(code, window.location.origin) })
      draft.discard()
    },
    enterAnother: () => {
      if (joined) draft.change(joined.answers)
      setJoined(null)
      setReturned(true)
    },
  }
}

export type WaitlistState = ReturnType<typeof useWaitlist>
