import { readFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '../../deploy/site/registry/integrity'
import { storedDocuments } from '../../deploy/site/files/site-documents'
import { writeDocument } from './variant-documents'

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

/** Removes the scripts from every document of a site. */
export async function removeScripts(site: string) {
  for (const document of storedDocuments(site)) {
    const file = path.join(site, document)
    await writeDocument(file, withoutScripts(readFileSync(file, 'utf8')))
  }
}
