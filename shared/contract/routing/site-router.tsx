import { useLayoutEffect, useState, type ReactNode } from 'react'
import { addressName } from '../../browser/files/address-name'
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

/** The history with the page's first address, in its one spelling. */
export function startHistory(): StartedHistory {
  const history = createBrowserHistory({ v5Compat: true })
  isRedirected(history)
  return { history, first: visitOf(history) }
}

interface SiteRouterProps extends StartedHistory {
  /** Shows the page for the address by calling `render`, at once or a little later. */
  show: (navigation: Navigation, render: () => void) => void
  children: ReactNode
}

/** BrowserRouter, except that its owner decides how a page is shown. */
export function SiteRouter({ history, first, show, children }: SiteRouterProps) {
  const [{ action, location }, setVisit] = useState(first)
  useLayoutEffect(() => {
    let from = first.location.pathname
    const onVisit = ({ action, location }: Visit) => {
      // The redirect causes another visit.
      if (isRedirected(history)) return
      const to = location.pathname
      // By the time of rendering, the visitor may have left the page.
      show({ action, from, to }, () => setVisit(visitOf(history)))
      from = to
    }
    // The visitor may have gone back or forward since the first render, which takes a while when a page starts.
    if (first.location.key !== history.location.key) onVisit(history)
    return history.listen(onVisit)
  }, [first, history, show])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

/** Corrects the spelling as the server's redirects do, so that each page has one address. */
function isRedirected(history: StartedHistory['history']) {
  const { pathname, search, hash, state } = history.location
  const { kind, path } = addressName(pathname)
  if (kind !== 'redirect') return false
  history.replace({ pathname: path, search, hash }, state)
  return true
}

const visitOf = ({ action, location }: Visit): Visit => ({ action, location })
