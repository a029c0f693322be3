import type { Plugin } from 'vite'
import { addressBootScript } from '../../../shared/address/address-boot'
import { sessionBootScript } from '../../../shared/session/session-boot'
import { themeBootScript } from '../../../shared/theme/theme-boot'

/** Inlines what has to run before the first paint: the theme's class, hints of store and address. */
export const bootScripts = (): Plugin => ({
  name: 'fivefold:boot-scripts',
  transformIndexHtml: {
    // Before Vite adds the page's own scripts.
    order: 'pre',
    handler: () => [
      {
        tag: 'script',
        children: [themeBootScript, sessionBootScript, addressBootScript].join(';\n'),
        injectTo: 'head',
      },
    ],
  },
})
