import { createElement, useId } from 'react'

export default function Details() {
  return createElement('p', { id: useId() }, 'Three invoices are open.')
}
