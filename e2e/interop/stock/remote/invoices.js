import React, { lazy, Suspense, useState } from 'react'
import { mark } from './mark.js'

const Details = lazy(() => import('./details.js'))

/** A page written for any site: default imports, a picture, a lazy part. */
export default function Invoices() {
  const [open, setOpen] = useState(false)
  return React.createElement(
    'div',
    null,
    React.createElement('h1', null, 'Invoices'),
    React.createElement('img', { src: mark, alt: 'Mark', width: 16, height: 16 }),
    React.createElement('button', { type: 'button', onClick: () => setOpen(true) }, 'Show details'),
    open && React.createElement(Suspense, { fallback: null }, React.createElement(Details)),
  )
}
