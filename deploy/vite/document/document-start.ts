import type { Plugin, Rolldown } from 'vite'

/**
 * Lets a document show itself with one answer of the server: its few global styles stand in it, and
 * its scripts, which are fetched from the start, run right after the first paint.
 */
export function documentStart(): Plugin {
  return {
    name: 'fivefold:document-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html
          .replace(/<link rel="stylesheet"[^>]* href="\/(.+?)">/g, (link, file: string) => {
            const sheet = bundle?.[file]
            return sheet?.type === 'asset' ? `<style>${textOf(sheet)}</style>` : link
          })
          .replace(moduleScripts, (scripts) => `<script>${startAfterPaint(scripts)}</script>`),
    },
  }
}

const textOf = ({ source }: Rolldown.OutputAsset) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

/** One, or several where all that an entry does is to import them. */
const moduleScripts = /(?:<script type="module"[^>]* src="[^"]+"><\/script>\s*)+/

/**
 * A page in a tab that nobody looks at is not painted and starts at once. Each script runs in a task
 * of its own: what a visitor does meanwhile is answered in between.
 */
const startAfterPaint = (scripts: string) =>
  [
    '(function () {',
    `  var scripts = ${addressesOf(scripts)}`,
    '  function start() {',
    '    var next = scripts.shift()',
    '    if (next) import(next).then(function () { setTimeout(start) })',
    '  }',
    '  if (document.hidden) start()',
    '  else requestAnimationFrame(function () { setTimeout(start) })',
    '})()',
  ].join('\n')

const addressesOf = (scripts: string) =>
  `[${[...scripts.matchAll(/src="([^"]+)"/g)].map(([, address]) => `'${address}'`).join(', ')}]`
