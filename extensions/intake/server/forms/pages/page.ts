import { brand } from '@fivefold/shared/brand'
import { html, raw } from 'hono/html'
import { styleElement } from './page-style'

/** A part of a page, whose texts are escaped. */
export type Markup = ReturnType<typeof html>

/** A whole page, without scripts. */
export const page = (title: string, content: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${brand.name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(styleElement)}
      </head>
      <body>
        <header>
          <a class="home" href="/"
            ><img src="/favicon.svg" alt="" width="28" height="28" />${brand.name}</a
          >
        </header>
        <main>${content}</main>
      </body>
    </html>`
