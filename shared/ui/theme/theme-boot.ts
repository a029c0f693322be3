import { themeKey } from '../../data/storage/storage-keys'
import { darkPaper, lightPaper } from './paper-color'

/**
 * Source of the inline script that sets the theme's class on the root element before the first paint. Uses old syntax
 * because it runs unbundled.
 */
export const themeBootScript = [
  '(function () {',
  '  var chosen = null',
  `  try { chosen = localStorage.getItem('${themeKey}') } catch (error) {}`,
  "  var dark = chosen === 'dark' ||",
  "    (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)",
  "  document.documentElement.className = dark ? 'dark' : 'light'",
  '  var bar = document.querySelector(\'meta[name="theme-color"]\')',
  `  if (bar) bar.content = dark ? '${darkPaper}' : '${lightPaper}'`,
  '})()',
].join('\n')
