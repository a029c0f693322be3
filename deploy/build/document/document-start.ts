import MagicString from 'magic-string'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { Plugin, Rolldown } from 'vite'
import { startScriptsId, type StartScripts } from '../../../shared/contract/start/start-data'
import { onlyWith } from '../../site/documents/host-document'
import { CodeNotFound } from '../syntax/code-not-found'

/** The sources of scripts that documents start with (host/starter). */
interface Starter {
  /** Runs the other one, inline. */
  loader: string
  /** Inline behind the loader where an intake receives posts. */
  posts: string
  starter: string
}

/**
 * Lets a document paint after one response: its few global styles are inlined, and a small script starts
 * the others when the page's route says so (docs/decisions/start-on-intent.md).
 */
export function documentStart(bundleStarter: () => Promise<Starter>): Plugin {
  let inline = { loader: '', posts: '' }
  return {
    name: 'fivefold:document-start',
    apply: 'build',
    async buildStart() {
      const sources = await bundleStarter()
      inline = sources
      this.emitFile({ type: 'asset', name: 'starter.js', source: sources.starter })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        startedByScript(withInlineStyles(html, bundle), inline, starterIn(bundle)),
    },
  }
}

const starterIn = (bundle: Rolldown.OutputBundle) =>
  `/${Object.keys(bundle).find((file) => /\/starter-[^/]+\.js$/.test(file)) ?? ''}`

/** @throws CodeNotFound when there are style sheets and the document links to none. */
export function withInlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const edits = new MagicString(html)
  for (const { attributes, start, end } of headElements(html)) {
    if (attributes['rel'] !== 'stylesheet') continue
    const sheet = bundle[attributes['href']?.slice(1) ?? '']
    if (sheet?.type === 'asset') edits.overwrite(start, end, `<style>${textOf(sheet)}</style>`)
  }
  const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
  if (sheets.length > 0 && !edits.hasChanged()) throw notFound(`a link to ${sheets.join(', ')}`)
  return edits.toString()
}

const textOf = ({ source }: Rolldown.OutputAsset) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

/**
 * Replaces the document's module scripts. Vite writes several for an entry that only imports.
 * @param inline the sources of the scripts that replace them.
 * @param starter the address of the script that it runs.
 * @throws CodeNotFound when there is no module script.
 */
export function startedByScript(
  html: string,
  { loader, posts }: Omit<Starter, 'starter'>,
  starter: string,
): string {
  const edits = new MagicString(html)
  const scripts = headElements(html).filter(
    ({ attributes }) => attributes['type'] === 'module' && attributes['src'] !== undefined,
  )
  const host = scripts.map(({ attributes }) => attributes['src'] ?? '')
  const addresses: StartScripts = { starter, host }
  const tags = [
    `<script type="application/json" id="${startScriptsId}">${JSON.stringify(addresses)}</script>`,
    `<script>${loader}</script>`,
    `<script ${onlyWith('intake')}>${posts}</script>`,
  ]
  for (const [index, { start, end }] of scripts.entries()) {
    const source = index === 0 ? tags.join('') : ''
    edits.overwrite(start, html.length - html.slice(end).trimStart().length, source)
  }
  if (!edits.hasChanged()) throw notFound('a module script')
  return edits.toString()
}

const notFound = (code: string) =>
  new CodeNotFound(`${code} in index.html`, 'Vite', 'document/document-start.ts')

/** The elements of a document's head with their place in the text. */
function headElements(html: string) {
  const children = (node: Tree.Node | undefined) =>
    node && 'childNodes' in node ? node.childNodes : []
  const document = parse(html, { sourceCodeLocationInfo: true })
  const root = children(document).find(({ nodeName }) => nodeName === 'html')
  const head = children(root).find(({ nodeName }) => nodeName === 'head')
  return children(head).flatMap((node) => {
    if (!('attrs' in node) || !node.sourceCodeLocation) return []
    const { startOffset: start, endOffset: end } = node.sourceCodeLocation
    const attributes: Readonly<Record<string, string>> = Object.fromEntries(
      node.attrs.map(({ name, value }) => [name, value]),
    )
    return [{ attributes, start, end }]
  })
}
