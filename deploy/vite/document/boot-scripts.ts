import type { Plugin } from 'vite'
import { sessionBootScript } from '../../../shared/session/session-boot'
import { themeBootScript } from '../../../shared/theme/theme-boot'

/** Inlines what has to be right before the first paint: the theme's class, the hint of a session. */
export function firstPaint(): Plugin {
  const scripts = [themeBootScript, sessionBootScript].map((source) => `<script>${source}</script>`)
  return {
    name: 'fivefold:first-paint',
    transformIndexHtml: (html) => html.replace('<!--first-paint-->', () => scripts.join('\n    ')),
  }
}
