import { useLayoutEffect, useState, type ReactNode } from 'react'
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
} from 'react-router-dom'

export interface Navigation {
  action: `${NavigationType}`
  from: string
  to: string
}

interface SiteRouterProps {
  /** Shows the page that the address names by calling `render`, at once or a little later. */
  show: (navigation: Navigation, render: () => void) => void
  children: ReactNode
}

/** BrowserRouter, but for its owner choosing how a page is shown. */
export function SiteRouter({ show, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setVisit] = useState(() => visitOf(history))
  useLayoutEffect(() => {
    let from = history.location.pathname
    // Back or forward may have come between rendering and now, which on a first visit takes a while.
    setVisit((shown) => (shown.location.key === history.location.key ? shown : visitOf(history)))
    return history.listen(({ action, location }) => {
      const to = location.pathname
      // By the time of rendering the visitor may have gone on.
      show({ action, from, to }, () => setVisit(visitOf(history)))
      from = to
    })
  }, [history, show])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

const visitOf = ({ action, location }: { action: NavigationType; location: Location }) => ({
  action,
  location,
})
