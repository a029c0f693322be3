import MagicString from 'magic-string'
import type { Plugin, Rolldown } from 'vite'
import { CodeNotFound } from '../syntax/code-not-found'
import { headElements } from './head-elements'

/**
 * Lets a document paint after one response: its few global styles are inlined, and its scripts, which
 * are fetched from the start, run right after the first paint.
 */
export function documentStart(): Plugin {
  return {
    name: 'fivefold:document-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => startedAfterPaint(withInlineStyles(html, bundle)),
    },
  }
}

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
 * Replaces the module scripts: Vite writes one, or several where all that an entry does is to import
 * them.
 * @throws CodeNotFound when there are none.
 */
export function startedAfterPaint(html: string): string {
  const edits = new MagicString(html)
  const scripts = headElements(html).filter(
    ({ attributes }) => attributes['type'] === 'module' && attributes['src'] !== undefined,
  )
  const addresses = scripts.map(({ attributes }) => attributes['src'] ?? '')
  for (const [index, { start, end }] of scripts.entries()) {
    const source = index === 0 ? `<script>${startScript(addresses)}</script>` : ''
    edits.overwrite(start, html.length - html.slice(end).trimStart().length, source)
  }
  if (!edits.hasChanged()) throw notFound('a module script')
  return edits.toString()
}

/**
 * A page in a hidden tab is not painted and starts at once, and so does one whose tab is left before
 * the first paint. Each script runs in a task of its own, so that input is handled in between.
 */
const startScript = (addresses: readonly string[]) =>
  [
    '(function () {',
    `  var scripts = [${addresses.map((address) => `'${address}'`).join(', ')}], begun`,
    '  function next() {',
    '    var script = scripts.shift()',
    '    if (script) import(script).then(function () { setTimeout(next) })',
    '  }',
    '  function begin() {',
    '    if (!begun) next()',
    '    begun = true',
    '  }',
    '  if (document.hidden) begin()',
    '  requestAnimationFrame(function () { setTimeout(begin) })',
    "  addEventListener('visibilitychange', begin)",
    '})()',
  ].join('\n')

const notFound = (code: string) =>
  new CodeNotFound(`${code} in index.html`, 'Vite', 'document/document-start.ts')
