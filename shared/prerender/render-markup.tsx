import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import type { ServerStyleSheet } from 'styled-components'
import { StaticRouter } from '../routing/static-router'

/**
 * Renders the markup for an address; the sheet collects its styles.
 * @param identifierPrefix of the ids in it, where another React has made others of the document.
 * @throws whatever a component throws, even inside an error boundary.
 */
export async function renderMarkup(
  path: string,
  sheet: ServerStyleSheet,
  children: ReactNode,
  identifierPrefix = '',
) {
  const site = sheet.collectStyles(<StaticRouter location={path}>{children}</StaticRouter>)
  const errors: unknown[] = []
  const { prelude } = await prerender(site, {
    identifierPrefix,
    // React would need a script to move large parts back from the end of the document.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}
