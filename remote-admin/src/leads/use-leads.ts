import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { leadRows } from './lead-rows'

export function useLeads() {
  const demoRequests = useStore((state) => state.demoRequests)
  const waitlistEntries = useStore((state) => state.waitlistEntries)
  const contactForms = useStore((state) => state.contactForms)
  const newsletterSubscriptions = useStore((state) => state.newsletterSubscriptions)
  const submissions = useStore((state) => state.submissions)
  return useMemo(
    () =>
      leadRows({
        demoRequests,
        waitlistEntries,
        contactForms,
        newsletterSubscriptions,
        // The store of an earlier host has none.
        submissions: submissions ?? [],
      }),
    [demoRequests, waitlistEntries, contactForms, newsletterSubscriptions, submissions],
  )
}
