import { useLayoutEffect, useRef } from 'react'
import { replaceQuery, useAddressQuery } from '../../contract/url-state/address-query'
import { useLocation, useNavigationType } from '../../contract/routing/link'
import { rememberedView, rememberView } from './remembered-views'

/**
 * Stores the latest view of an area. A link to the area itself restores it; an address that was typed, saved or
 * reloaded is shown unchanged.
 * @example useRememberedView('u-1', 'portal', 'tickets')
 */
export function useRememberedView(userId: string, area: string, tab: string) {
  const query = useAddressQuery()
  const { state } = useLocation()
  const cameByLink = useNavigationType() === 'PUSH' && state === null
  const isRestored = useRef(false)

  useLayoutEffect(() => {
    const last = isRestored.current ? '' : rememberedView(userId, area)
    isRestored.current = true
    if (cameByLink && query === '' && last) {
      replaceQuery(Object.fromEntries(new URLSearchParams(last)))
    } else rememberView(userId, area, tab, query)
  }, [userId, area, tab, query, cameByLink])
}
