import { readFileSync } from 'node:fs'
import path from 'node:path'
import { storedDocuments } from '../../deploy/site-files/site-documents'
import { writeDocument } from './variant-documents'

/** The document without scripts and preloads of scripts, as a browser shows it that runs none. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>\s*/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<\/?noscript>/g, '')
    .replace(/\(scripting: none\)/g, 'all')

/** Removes the scripts from every document of a site. */
export async function removeScripts(site: string) {
  for (const document of storedDocuments(site)) {
    const file = path.join(site, document)
    await writeDocument(file, withoutScripts(readFileSync(file, 'utf8')))
  }
}
