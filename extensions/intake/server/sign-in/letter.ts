import { brand } from '@fivefold/shared/brand'
import { palettes } from '@fivefold/shared/theme/palette'
import { html, raw } from 'hono/html'

/** A part of a letter. */
export type Part =
  | { text: string }
  /** Somebody's own words. */
  | { quote: string }
  | { facts: readonly (readonly [title: string, value: string])[] }
  | { label: string; href: string }

/** A mail's content, from which both of its texts are made. */
export interface Letter {
  title: string
  parts: readonly Part[]
  /** Why it has come. */
  because: string
  /** Stands above it where it may be answered. */
  above?: string
  /** The address that ends such mails. */
  stop?: string
}

/** A letter with what is in its head. No text of a ticket is there. */
export interface Addressed extends Letter {
  subject: string
  /** The ticket whose conversation it belongs to. */
  ticket?: string
}

/** Ends each letter that may be answered. */
export const stopWords = 'Stop these mails'

/** The letter for programs that show text alone. */
export function plainText({ above, title, parts, because, stop }: Letter): string {
  const texts = [...(above ? [`## ${above}`] : []), title, ...parts.map(plainPart), '--', because]
  return `${[...texts, ...(stop ? [`${stopWords}: ${stop}`] : [])].join('\n\n')}\n`
}

function plainPart(part: Part): string {
  if ('text' in part) return part.text
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ')
  if ('facts' in part) return part.facts.map((fact) => fact.join(': ')).join('\n')
  return `${part.label}:\n${part.href}`
}

const { light, dark } = { light: palettes.light.color, dark: palettes.dark.color }

/** Mail programs know no variables. */
const colors = ({ paper, raised, line, ink, inkMuted, accent, accentInk }: typeof light) => `
body{background:${paper};color:${ink}}
.card{background:${raised};border-color:${line}}
.quote{border-color:${line}}
.muted,dt{color:${inkMuted}}
a{color:${ink}}
.button{background:${accent};color:${accentInk}}`

const style = `
:root{color-scheme:light dark}
body{margin:0;padding:24px 12px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere}
.mail{max-width:560px;margin:0 auto}
.card{padding:24px;border:1px solid;border-radius:12px}
h1{margin:0 0 16px;font-size:22px;line-height:1.25}
p{margin:0 0 16px}
dl{margin:0 0 16px}
dt{font-size:14px}
dd{margin:0 0 8px;white-space:pre-line}
.card>:last-child{margin-bottom:0}
header{margin:0 0 16px}
footer{margin:16px 0 0}
.quote{margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid;white-space:pre-wrap}
.button{display:inline-block;padding:10px 18px;border-radius:8px;font-weight:600;text-decoration:none}
.muted{font-size:14px}
${colors(light)}
@media (prefers-color-scheme:dark){${colors(dark)}}`

/** The letter as a page without scripts, pictures, or anything from elsewhere. All texts are escaped. */
export const htmlText = ({ above, title, parts, because, stop }: Letter): string =>
  String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          <div class="mail">
            ${above ? html`<p class="muted">${above}</p>` : ''}
            <header class="muted">${brand.name}</header>
            <main class="card">
              <h1>${title}</h1>
              ${parts.map(htmlPart)}
            </main>
            <footer class="muted">
              ${because}${stop ? html` <a href="${stop}">${stopWords}</a>` : ''}
            </footer>
          </div>
        </body>
      </html> `,
  )

function htmlPart(part: Part) {
  if ('text' in part) return html`<p dir="auto">${part.text}</p>`
  if ('quote' in part) return html`<div class="quote" dir="auto">${part.quote}</div>`
  if ('href' in part) return html`<p><a class="button" href="${part.href}">${part.label}</a></p>`
  return html`<dl>
    ${part.facts.map(
      ([title, value]) =>
        html`<dt>${title}</dt>
          <dd><bdi>${value}</bdi></dd>`,
    )}
  </dl>`
}
