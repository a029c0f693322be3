import { useMemo } from 'react'
import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { leadContextOf } from './lead-context'

/** The context that the form was opened with; none in the first render of a prerendered page. */
export function useLeadContext() {
  const query = useAddressQuery()
  return useMemo(() => leadContextOf(query), [query])
}
