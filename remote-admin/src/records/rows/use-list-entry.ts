import type { AddressState } from '@fivefold/shared/address/use-address-state'
import { useLocation, useNavigate } from '@fivefold/shared/routing/link'

type List = Pick<AddressState<{ open: string }>, 'state' | 'settle'>

/**
 * Called before a row is opened: the first one gets a history entry, from which Back returns to the list. Others take
 * its place.
 */
export function useListEntry({ state, settle }: List): () => void {
  const navigate = useNavigate()
  const entry = useLocation()
  return () => {
    if (state.open !== '' || Object(entry.state).isOverList) return
    settle()
    const { pathname, search } = window.location
    void navigate({ pathname, search }, { state: { isOverList: true } })
  }
}
