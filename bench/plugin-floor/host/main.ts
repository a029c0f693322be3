import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id “root”')

void import('remote/counter').then(({ Counter }) => {
  createRoot(root).render(createElement(Counter))
})
