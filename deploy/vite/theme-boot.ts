import type { Plugin } from 'vite'
import { themeBootScript } from '../../shared/theme/theme-boot'

/** Inlines the script that sets the theme's class before the first paint. */
export function themeBoot(): Plugin {
  return {
    name: 'fivefold:theme-boot',
    transformIndexHtml: (html) =>
      html.replace('<!--theme-boot-->', () => `<script>${themeBootScript}</script>`),
  }
}
