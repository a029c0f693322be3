import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { leadRows } from './lead-rows'

export function useLeads() {
  const demoRequests = useStore((state) => state.demoRequests)
  const waitlistEntries = useStore((state) => state.waitlistEntries)
  const contactForms = useStore((state) => state.contactForms)
  const newsletterSubscriptions = useStore((state) => state.newsletterSubscriptions)
  return useMemo(
    () => leadRows({ demoRequests, waitlistEntries, contactForms, newsletterSubscriptions }),
    [demoRequests, waitlistEntries, contactForms, newsletterSubscriptions],
  )
}
