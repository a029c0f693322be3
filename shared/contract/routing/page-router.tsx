import { useSyncExternalStore, useState, type ReactNode } from 'react'
import { createPath, NavigationType, Router, type Navigator, type To } from 'react-router-dom'
import type { PageServices } from './mounted-page'

type Navigation = PageServices['navigation']

/** The host's router for components of another React. */
export function PageRouter({
  navigation,
  children,
}: {
  navigation: Navigation
  children: ReactNode
}) {
  const { action, ...location } = useSyncExternalStore(
    navigation.subscribe,
    navigation.get,
    navigation.get,
  )
  const [navigator] = useState(() => navigatorOver(navigation))
  return (
    <Router location={location} navigationType={typeOf[action]} navigator={navigator}>
      {children}
    </Router>
  )
}

const typeOf = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
}

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

const navigatorOver = ({ go }: Navigation): Navigator => ({
  createHref: addressOf,
  go: (delta) => window.history.go(delta),
  push: (to, state: unknown) => go(addressOf(to), { state }),
  replace: (to, state: unknown) => go(addressOf(to), { state, replace: true }),
})
