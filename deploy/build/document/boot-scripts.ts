import { minifySync, type Plugin } from 'vite'
import { addressBootScript } from '../../../shared/contract/url-state/address-boot'
import { sessionBootScript } from '../../../shared/data/session/session-boot'
import { themeBootScript } from '../../../shared/ui/theme/theme-boot'

/** Runs before the first paint: sets the theme's class and the hints of store and address. */
export const bootSource = minified(
  [themeBootScript, sessionBootScript, addressBootScript].join(';\n'),
)

/** @throws Error when the source is not a script; the minifier itself returns an empty one. */
export function minified(source: string) {
  const { code, errors } = minifySync('boot.js', source)
  for (const { message } of errors)
    throw new Error(`The boot scripts have a syntax error: ${message}`)
  return code
}

/** Inlines the script in development. A built document has it in its start script. */
export const bootScripts = (): Plugin => ({
  name: 'fivefold:boot-scripts',
  apply: 'serve',
  transformIndexHtml: {
    // Before Vite adds the page's own scripts.
    order: 'pre',
    handler: () => [{ tag: 'script', children: bootSource, injectTo: 'head' }],
  },
})
