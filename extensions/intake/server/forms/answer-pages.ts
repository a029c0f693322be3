import { createHash } from 'node:crypto'
import { brand } from '@fivefold/shared/brand'
import { themeVariables } from '@fivefold/shared/theme/theme-variables'
import { html, raw } from 'hono/html'
import type { KnownForm } from '../site/known-form'

/** A part of a page, whose texts are escaped. */
type Markup = ReturnType<typeof html>

const style = `
:root{color-scheme:light;${themeVariables('light')}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${themeVariables('dark')}}}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
html{view-transition-name:none}
body{max-width:36rem;margin:0 auto;padding:1.5rem;background:var(--color-surface);color:var(--color-ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{padding:clamp(1.25rem,5vw,2.5rem);border:1px solid var(--color-line);border-radius:14px;background:var(--color-raised)}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,1.4rem + 2vw,2.5rem);line-height:1.1;letter-spacing:-.025em}
a{color:inherit;text-underline-offset:.18em}
button{padding:.6rem 1.1rem;border:1px solid var(--color-line-strong);border-radius:8px;background:var(--color-accent);color:var(--color-accent-ink);font:inherit;font-weight:600;cursor:pointer}
`.trim()

/** The policy of the pages: this style, the site's icon. @param forms where they may post. */
export const pagePolicy = (forms = "'none'") =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; ')

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
        <p><a href="/">${brand.name}</a></p>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`

/** @param code of the record. @param origin the site's; without one there is no link. */
export function receivedPage(
  { success, receipt, code: words, path }: KnownForm,
  { code, isMailed, origin }: { code: string; isMailed: boolean; origin: string | undefined },
) {
  const link = words && origin && new URL(words.path + encodeURIComponent(code), origin).href
  return page(
    success.title,
    html`<p>${success.description} ${isMailed && receipt ? receipt.promise : ''}</p>
      ${
        words && code !== ''
          ? html`<h2>${words.title}</h2>
              <p><strong>${code}</strong></p>
              <p>${words.text}</p>
              ${link ? html`<p><a href="${link}">${link}</a></p>` : ''}`
          : ''
      }
      <p><a href="${path}">Back to the site</a></p>`,
  )
}

/** @param errors the messages of fields, by name. */
export const wrongPage = (
  { title, path, fields }: KnownForm,
  errors: Readonly<Record<string, string>>,
  reason = '',
) =>
  page(
    `Error: ${title}`,
    html`<p>${reason} Nothing was sent yet. Please correct the form:</p>
      <ul>
        ${Object.entries(errors).map(
          ([name, message]) => html`<li>${fields[name]?.title ?? name}: ${message}</li>`,
        )}
      </ul>
      <p>Go back in your browser: what you entered is still there.</p>
      <p><a href="${path}">Begin again</a></p>`,
  )

/** @param reason a sentence. */
export const failedPage = (reason: string) =>
  page(
    'The form was not sent',
    html`<p>${reason}</p>
      <p>Go back in your browser: what you entered is still there. Then send the form again.</p>`,
  )

interface KeptForm {
  title: string
  path: string
  fields: readonly string[]
  why: string
}

/** @param days after which records are deleted; absent: they stay. */
export const keptUntil = (days: number | undefined) =>
  days === undefined
    ? 'They are kept until you ask us to delete them.'
    : `They are deleted after ${days} days, or when you ask us to.`

export const keptPage = (forms: readonly KeptForm[], until: string) =>
  page(
    'What we keep of forms',
    html`<p>${until}</p>
      ${forms.map(
        ({ title, path, fields, why }) =>
          html`<h2><a href="${path}">${title}</a></h2>
            <p>${fields.join(', ')}</p>
            <p>${why}</p>`,
      )}`,
  )
