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
          .replace(/<script type="module"[^>]* src="(.+?)"><\/script>/, (_, address: string) => {
            return `<script>${startAfterPaint(address)}</script>`
          }),
    },
  }
}

const textOf = ({ source }: Rolldown.OutputAsset) =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

/** A page in a tab that nobody looks at is not painted and starts at once. */
const startAfterPaint = (address: string) =>
  [
    '(function () {',
    `  function start() { import('${address}') }`,
    '  if (document.hidden) start()',
    '  else requestAnimationFrame(function () { setTimeout(start) })',
    '})()',
  ].join('\n')
