import { minifySync, type Plugin } from 'vite'
import { addressBootScript } from '../../../shared/address/address-boot'
import { sessionBootScript } from '../../../shared/session/session-boot'
import { themeBootScript } from '../../../shared/theme/theme-boot'

/** What has to run before the first paint: the theme's class, hints of store and address. */
export const bootSource = minified(
  [themeBootScript, sessionBootScript, addressBootScript].join(';\n'),
)

/** @throws Error when it is no script: the minifier gives an empty one for that. */
export function minified(source: string) {
  const { code, errors } = minifySync('boot.js', source)
  for (const { message } of errors) throw new Error(`The boot scripts are none: ${message}`)
  return code
}

/** Inlines it in development; a document that is built has it in the script that it starts with. */
export const bootScripts = (): Plugin => ({
  name: 'fivefold:boot-scripts',
  apply: 'serve',
  transformIndexHtml: {
    // Before Vite adds the page's own scripts.
    order: 'pre',
    handler: () => [{ tag: 'script', children: bootSource, injectTo: 'head' }],
  },
})
