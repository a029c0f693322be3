import { useMemo } from 'react'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { leadContextOf } from './lead-context'

/** The context in the address; empty in the first render of a prerendered page. */
export function useLeadContext() {
  const query = useAddressQuery()
  return useMemo(() => leadContextOf(query), [query])
}
