import { useMemo, useState } from 'react'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { readAddress } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
import { sendLead } from '@fivefold/shared/lead-form/send-lead'
import { useKnownPerson } from '@fivefold/shared/lead-form/use-known-person'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import type { WaitlistEntry } from '@fivefold/shared/domain/leads/lead'
import { leadSending } from '@fivefold/shared/seams/site-seams'
import { useStore } from '@fivefold/shared/store/site-store'
import { contextRecord, leadContextOf } from '../lead-context/lead-context'
import { useLeadContext } from '../lead-context/use-lead-context'
import { leadSource } from '../lead-source/lead-source'
import { ownPlaces } from './own-places'
import { newReferralCode } from './referral/referral-code'
import { waitlistAddress } from './waitlist-address'
import {
  emptyWaitlistForm,
  waitlistLead,
  type WaitlistAnswers,
  type WaitlistForm,
} from './waitlist-lead'

function waitlistValuesIn(query: string) {
  const { topic, product, plan } = leadContextOf(query)
  const isDeveloper = readAddress(waitlistAddress, query).forDevelopers || topic === 'sdk'
  return {
    role: isDeveloper ? 'developer' : '',
    primaryInterest: product,
    tier: tierOfPlan[plan] ?? '',
  }
}

/** The tier that leads to a plan; '' keeps what is chosen. */
const tierOfPlan: Readonly<Record<string, string>> = {
  professional: 'beta',
  enterprise: 'enterprise',
}

/** The answers so far, and the visitor's places in line, including the ones of earlier visits. */
export function useWaitlist() {
  const { invitedBy } = useAddressState(waitlistAddress).state
  const context = useLeadContext()
  const user = useCurrentUser()
  const { name, email, company } = useKnownPerson()
  const draft = useDraft<WaitlistForm>(
    'waitlist',
    { ...emptyWaitlistForm, name, email, company },
    { query: useAddressQuery(), read: waitlistValuesIn },
  )
  /** The visitor's latest action; after one, a heading gets the focus. */
  const [done, setDone] = useState<'joined' | 'returned'>()
  const taken = useStore((state) => state.waitlistEntries.filter(isTaken))
  const places = useMemo(() => ownPlaces(taken, user?.id), [taken, user?.id])
  const [latest] = places
  // A link with another invitation, plan or topic than the latest place asks the visitor to join again.
  const asksToJoinAgain =
    isNew(invitedBy, latest?.invitedBy) ||
    isNew(context.plan, latest?.plan) ||
    isNew(context.topic, latest?.topic)

  return {
    context,
    draft,
    done,
    /** The latest first; empty while the form is shown. */
    places: done === 'returned' || (asksToJoinAgain && done !== 'joined') ? [] : places,
    join: (answers: WaitlistAnswers) =>
      sendLead(waitlistLead, {
        record: {
          ...leadSource(),
          ...contextRecord(context),
          ...answers,
          ...(user && { user_id: user.id }),
          referralCode: newReferralCode(),
        },
        onStored: draft.sent,
        onKept: () => {
          draft.discard()
          setDone('joined')
        },
      }),
    enterAnother: () => {
      if (latest) draft.change(latest.answers)
      setDone('returned')
    },
  }
}

/** A place is taken once the entry has arrived. */
const isTaken = ({ id }: WaitlistEntry) => leadSending.hasArrived(id)

const isNew = (linked: string, known: string | undefined) => linked !== '' && linked !== known

export type WaitlistState = ReturnType<typeof useWaitlist>
