import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows a remote's page with this host's React, or the error. */
export async function showPage(loadRoutes) {
  const root = document.getElementById('root')
  try {
    const { routes } = await loadRoutes()
    const Page = await routes.pages['/billing']()
    createRoot(root).render(createElement(Page))
  } catch (error) {
    root.textContent = `Not loaded: ${error.message}`
  }
}
