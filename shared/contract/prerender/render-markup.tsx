import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import type { ServerStyleSheet } from 'styled-components'
import { StaticRouter } from '../routing/static-router'

/**
 * Renders the markup for an address and collects its styles in the sheet.
 * @param identifierPrefix prefix of its ids, if another React has created others in the document.
 * @throws any error of a component, even inside an error boundary.
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
    // Otherwise React appends large parts at the end of the document and needs a script to move them.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}
