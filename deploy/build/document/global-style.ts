import type { Plugin } from 'vite'
import { globalStyle } from '../../../shared/ui/theme/global-style'

/** The styles of all pages for a development server's document; released ones get them when they are rendered. */
export const globalStyles = (): Plugin => ({
  name: 'fivefold:global-styles',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'style', children: globalStyle, injectTo: 'head' }],
})
