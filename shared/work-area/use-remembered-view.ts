import { useLayoutEffect, useRef } from 'react'
import { replaceQuery, useAddressQuery } from '../address/address-query'
import { useLocation, useNavigationType } from '../routing/link'
import { rememberedView, rememberView } from './remembered-views'

/**
 * Remembers how a person left an area. Who comes back by a link to the area itself finds that view
 * again; an address that was typed, saved or reloaded shows what it says.
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
