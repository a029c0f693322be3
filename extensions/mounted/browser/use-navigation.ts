import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from '@fivefold/shared/routing/link'
import type { PageLocation, PageServices } from '@fivefold/shared/routing/mounted-page'
import { createStore } from 'zustand/vanilla'

/** The router for a page without React. */
export function useNavigation(): PageServices['navigation'] {
  const { pathname, search, hash, key, state }: Omit<PageLocation, 'action'> = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const [location] = useState(() =>
    createStore<PageLocation>(() => ({ pathname, search, hash, key, state, action })),
  )
  const [navigation] = useState(() => ({
    get: location.getState,
    subscribe: (listener: () => void) => location.subscribe(() => listener()),
    go: (to: string, options?: { replace?: boolean; state?: unknown }) =>
      void latest.current(to, options),
  }))
  useLayoutEffect(() => {
    latest.current = navigate
    const shown = location.getState()
    // A history entry keeps its key when its query changes.
    if (shown.key === key && shown.search === search && shown.hash === hash) return
    location.setState({ pathname, search, hash, key, state, action })
  }, [location, navigate, pathname, search, hash, key, state, action])
  return navigation
}
