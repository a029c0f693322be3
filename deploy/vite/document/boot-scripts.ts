import type { Plugin } from 'vite'
import { sessionBootScript } from '../../../shared/session/session-boot'
import { themeBootScript } from '../../../shared/theme/theme-boot'

/** Inlines what has to run before the first paint: the theme's class, the hint of a session. */
export const bootScripts = (): Plugin => ({
  name: 'fivefold:boot-scripts',
  transformIndexHtml: {
    // Before Vite adds the page's own scripts.
    order: 'pre',
    handler: () =>
      [themeBootScript, sessionBootScript].map((children) => ({
        tag: 'script',
        children,
        injectTo: 'head',
      })),
  },
})
