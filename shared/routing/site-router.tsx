import { useLayoutEffect, useState, type ReactNode } from 'react'
import { addressName } from '../files/address-name'
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
} from 'react-router-dom'

export interface Navigation {
  action: `${NavigationType}`
  from: string
  to: string
}

interface Visit {
  action: NavigationType
  location: Location
}

interface StartedHistory {
  history: Navigator & Visit & { listen: (onVisit: (visit: Visit) => void) => () => void }
  first: Visit
}

/** The address that a page starts with, in its one spelling, and what tells of others. */
export function startHistory(): StartedHistory {
  const history = createBrowserHistory({ v5Compat: true })
  isSpelledAnew(history)
  return { history, first: visitOf(history) }
}

interface SiteRouterProps extends StartedHistory {
  /** Shows the page that the address names by calling `render`, at once or a little later. */
  show: (navigation: Navigation, render: () => void) => void
  children: ReactNode
}

/** BrowserRouter, but for its owner choosing how a page is shown. */
export function SiteRouter({ history, first, show, children }: SiteRouterProps) {
  const [{ action, location }, setVisit] = useState(first)
  useLayoutEffect(() => {
    let from = first.location.pathname
    const onVisit = ({ action, location }: Visit) => {
      // The new spelling comes as a visit of its own.
      if (isSpelledAnew(history)) return
      const to = location.pathname
      // By the time of rendering the visitor may have gone on.
      show({ action, from, to }, () => setVisit(visitOf(history)))
      from = to
    }
    // Back or forward may have come since the first rendering, which takes a while when a page starts.
    if (first.location.key !== history.location.key) onVisit(history)
    return history.listen(onVisit)
  }, [first, history, show])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

/** As a server redirects, so that each page has one address. */
function isSpelledAnew(history: StartedHistory['history']) {
  const { pathname, search, hash, state } = history.location
  const { kind, path } = addressName(pathname)
  if (kind !== 'redirect') return false
  history.replace({ pathname: path, search, hash }, state)
  return true
}

const visitOf = ({ action, location }: Visit): Visit => ({ action, location })
