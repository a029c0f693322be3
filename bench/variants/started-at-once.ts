import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startDataId, type StartData } from '@fivefold/shared/start/start-data'
import { storedDocuments } from '../../deploy/site/files/site-documents'
import { writeDocument } from './variant-documents'

const startTag = new RegExp(`<script type="application/json" id="${startDataId}">(.*?)</script>`)

/** The document as for a route that starts at once: it preloads the page's modules. */
export const startedAtOnce = (html: string) =>
  html.replace(startTag, (_tag, json: string) => {
    const { modules }: StartData = JSON.parse(json)
    return modules.map((address) => `<link rel="modulepreload" href="${address}">`).join('')
  })

/** Makes every page of a site start at once. @throws Error when none of them waits. */
export async function startAtOnce(site: string) {
  let waiting = 0
  for (const document of storedDocuments(site)) {
    const file = path.join(site, document)
    const html = readFileSync(file, 'utf8')
    const started = startedAtOnce(html)
    if (started === html) continue
    waiting += 1
    await writeDocument(file, started)
  }
  if (waiting === 0) throw new Error(`No document in ${site} waits for its visitor.`)
}
