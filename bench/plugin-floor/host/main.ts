import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id “root”')

const { Counter } = await import('remote/counter')
createRoot(root).render(createElement(Counter))
