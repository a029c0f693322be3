import type { ReactNode } from 'react'
import { StaticRouter } from '@fivefold/shared/routing/static-router'
import { prerender } from 'react-dom/static.edge'
import type { ServerStyleSheet } from 'styled-components'

/**
 * Markup of what stands at an address; its styles gather in the sheet.
 * @throws whatever its parts throw, also those in boundaries of their own.
 */
export async function renderMarkup(path: string, sheet: ServerStyleSheet, children: ReactNode) {
  const site = sheet.collectStyles(<StaticRouter location={path}>{children}</StaticRouter>)
  const errors: unknown[] = []
  const { prelude } = await prerender(site, {
    // Moving a part to the end of the document and back would take a script.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  return new Response(prelude).text()
}
