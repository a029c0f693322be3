import { palettes } from './palette'

/** Holds the plain word `light`, `dark` or `system`; nothing stored means light. */
export const themeKey = 'fivefold-theme'

/**
 * Source of the inline script that puts the right class on the root element before the first
 * paint. Old syntax on purpose: it runs unbundled, before anything else.
 */
export const themeBootScript = [
  '(function () {',
  '  var chosen = null',
  `  try { chosen = localStorage.getItem('${themeKey}') } catch (error) {}`,
  "  var device = matchMedia('(prefers-color-scheme: dark)')",
  "  var dark = chosen === 'dark' || (chosen === 'system' && device.matches)",
  '  var root = document.documentElement',
  "  root.classList.remove('light', 'dark')",
  "  root.classList.add(dark ? 'dark' : 'light')",
  '  var bar = document.querySelector(\'meta[name="theme-color"]\')',
  `  if (bar) bar.setAttribute('content', dark ? '${palettes.dark.color.paper}' : '${palettes.light.color.paper}')`,
  '})()',
].join('\n')
