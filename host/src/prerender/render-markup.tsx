import type { ReactNode } from 'react'
import { StaticRouter } from '@fivefold/shared/routing/static-router'
import { prerender } from 'react-dom/static.edge'
import type { ServerStyleSheet } from 'styled-components'

/**
 * Renders the markup for an address; the sheet collects its styles.
 * @throws whatever a component throws, even inside an error boundary.
 */
export async function renderMarkup(path: string, sheet: ServerStyleSheet, children: ReactNode) {
  const site = sheet.collectStyles(<StaticRouter location={path}>{children}</StaticRouter>)
  const errors: unknown[] = []
  const { prelude } = await prerender(site, {
    // React would need a script to move large parts back from the end of the document.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}
