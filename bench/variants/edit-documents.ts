import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startDataId, type StartData } from '@fivefold/shared/start/start-data'
import { storedDocuments } from '../../deploy/site/files/site-documents'
import { integrityOf } from '../../deploy/site/registry/integrity'
import { writeDocument } from './variant-documents'

/** Edits every document of a site. @throws Error when none changes. */
export async function editDocuments(site: string, edited: (html: string) => string) {
  let changed = 0
  for (const document of storedDocuments(site)) {
    const file = path.join(site, document)
    const html = readFileSync(file, 'utf8')
    const other = edited(html)
    if (other === html) continue
    changed += 1
    await writeDocument(file, other)
  }
  if (changed === 0) throw new Error(`No document in ${site} changes.`)
}

/** The document as a browser without scripts shows it: no scripts, no preloads of scripts. */
export function withoutScripts(html: string): string {
  const document = html
    .replace(/<script\b[\s\S]*?<\/script>\s*/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<\/?noscript>/g, '')
  const styles = [...document.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
  return styles.reduce((edited, [, style = '']) => {
    const applied = style.replace(/\(scripting: ?none\)/g, 'all')
    // The content security policy has the style's hash.
    return edited
      .replace(style, () => applied)
      .replace(integrityOf(style), () => integrityOf(applied))
  }, document)
}

const startTag = new RegExp(`<script type="application/json" id="${startDataId}">(.*?)</script>`)

/** The document as for a route that starts at once: it preloads the page's modules. */
export const startedAtOnce = (html: string) =>
  html.replace(startTag, (_tag, json: string) => {
    const { modules }: StartData = JSON.parse(json)
    return modules.map((address) => `<link rel="modulepreload" href="${address}">`).join('')
  })
