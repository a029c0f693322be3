import { createHash } from 'node:crypto'
import { brand } from '@fivefold/shared/brand'
import { themeVariables } from '@fivefold/shared/theme/theme-variables'
import { html, raw } from 'hono/html'

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
        ${raw(`<style>${style}</style>`)}
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

/** The site's colors and shapes, without its files: the page is complete with its first byte. */
const style = `
:root{${themeVariables('light')}}
@media (prefers-color-scheme:dark){:root{${themeVariables('dark')}}}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
html{view-transition-name:none}
*{box-sizing:border-box;margin:0;padding:0}
body{min-height:100dvh;background:var(--color-surface);color:var(--color-ink);font:400 1rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
header,main{width:min(40rem,100%);margin-inline:auto;padding-inline:clamp(1rem,4vw,2rem)}
header{padding-block:1.25rem}
main{padding-block:clamp(1rem,6vw,4rem)}
.home{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;color:inherit;font-weight:600;text-decoration:none}
.sheet{display:grid;gap:1.25rem;padding:clamp(1.25rem,5vw,2.5rem);border:1px solid var(--color-line);border-radius:14px;background:var(--color-raised)}
.mark{width:2.75rem;height:2.75rem;padding:.625rem;border-radius:50%;background:var(--color-success-soft);color:var(--color-success)}
h1{font-size:clamp(1.75rem,1.4rem + 2vw,2.5rem);font-weight:600;line-height:1.1;letter-spacing:-.025em;text-wrap:balance}
h2{font-size:1rem;font-weight:600}
a{color:inherit;text-underline-offset:.18em}
p{max-width:68ch;text-wrap:pretty}
.quiet{color:var(--color-ink-muted);font-size:.875rem}
.problem{padding:1rem;border-radius:8px;background:var(--color-danger-soft)}
.problem ul{padding-inline-start:1.25rem}
.code{font:600 1.5rem/1.3 ui-monospace,Menlo,Consolas,monospace}
form{display:grid;gap:1.25rem}
fieldset{min-width:0;border:0}
.label{display:flex;gap:.25rem;margin-block-end:.5rem;font-weight:600;font-size:.875rem}
.choice{display:grid;grid-template-columns:auto 1fr;gap:0 .75rem;align-items:start;padding-block:.5rem}
.choice .label{margin:0;font-size:1rem;font-weight:400}
.choice input{width:1.25rem;height:1.25rem;margin-block-start:.15rem;accent-color:var(--color-accent)}
.choice .hint{grid-column:2}
:where(input:not([type=radio],[type=checkbox]),select,textarea){display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--color-line-strong);border-radius:8px;background:var(--color-raised);color:inherit;font:inherit}
textarea{min-height:8rem;resize:vertical;field-sizing:content}
[aria-invalid]{border-color:var(--color-danger)}
.error{margin-block-start:.5rem;color:var(--color-danger);font-weight:500;font-size:.875rem}
.hint{margin-block-start:.375rem;color:var(--color-ink-muted);font-size:.8125rem;white-space:pre-line}
.star{color:var(--color-danger)}
[hidden]{display:none!important}
.button{justify-self:start;min-height:3rem;padding:.5rem 1.5rem;border:1px solid transparent;border-radius:8px;background:var(--color-ink);color:var(--color-paper);font:600 1rem/1.25 system-ui,sans-serif;cursor:pointer}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
@media print{header{display:none}}
`.trim()

/** The policy of the pages: this style, the site's icon, and posts to the site. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
