import { useMemo } from 'react'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { useLocation } from '@fivefold/shared/routing/link'
import { useIsHydrated } from '@fivefold/shared/store/site-store'
import { leadContextOf } from './lead-context'

/** The context that the form was opened with; none in the first render of a prerendered page. */
export function useLeadContext() {
  const { state } = useLocation()
  const query = useAddressQuery()
  const entry: unknown = useIsHydrated() ? state : undefined
  return useMemo(() => leadContextOf(query, entry), [query, entry])
}
