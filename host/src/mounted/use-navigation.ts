import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '@fivefold/shared/routing/link'
import type { PageLocation, PageServices } from '@fivefold/shared/routing/mounted-page'
import { createStore } from 'zustand/vanilla'

/** The router for a page without React. */
export function useNavigation(): PageServices['navigation'] {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const [location] = useState(() => createStore<PageLocation>(() => ({ pathname, search, hash })))
  const [navigation] = useState(() => ({
    get: location.getState,
    subscribe: (listener: () => void) => location.subscribe(() => listener()),
    go: (to: string, options?: { replace?: boolean }) => void latest.current(to, options),
  }))
  useLayoutEffect(() => {
    latest.current = navigate
    const { pathname: path, search: query, hash: anchor } = location.getState()
    if (path !== pathname || query !== search || anchor !== hash) {
      location.setState({ pathname, search, hash })
    }
  }, [location, navigate, pathname, search, hash])
  return navigation
}
