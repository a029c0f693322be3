import { createElement, useState, useSyncExternalStore, version } from 'react'
import { createRoot } from 'react-dom/client'

function Totals({ session, notifications }) {
  const [counted, setCounted] = useState(0)
  const user = useSyncExternalStore(session.subscribe, session.get)
  const count = () => {
    setCounted(counted + 1)
    notifications.show({ title: `Counted ${counted + 1}`, tone: 'success' })
  }
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Totals'),
    createElement('p', null, `Drawn by React ${version} for ${user ? user.email : 'a visitor'}`),
    createElement('button', { type: 'button', onClick: count }, 'Count'),
  )
}

/** A page with another React than the host's. */
export function mount(element, services) {
  const root = createRoot(element)
  root.render(createElement(Totals, services))
  return () => root.unmount()
}
