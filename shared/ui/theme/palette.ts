import { darkPaper, lightPaper } from './paper-color'
import { productColors, type ProductHues, type ProductName } from './product-colors'

export { productNames, type ProductName } from './product-colors'

/**
 * The colors of both themes: blue-black ink on barely warm paper, one ultramarine accent, five product hues. Raw
 * colors are only here and in `paper-color.ts`; components use `token`.
 */
interface Palette {
  color: Record<ColorName, string>
  product: Record<ProductName, ProductHues>
  shadow: Record<'float', string>
}

/** @example colorNames.map((name) => `var(--color-${name})`) */
export const colorNames = [
  'paper',
  'surface',
  'raised',
  'line',
  'lineStrong',
  'hover',
  'ink',
  'inkMuted',
  'accent',
  'accentInk',
  'accentSoft',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'danger',
  'dangerInk',
  'dangerSoft',
  'info',
  'infoSoft',
  'focus',
  'scrim',
] as const

export type ColorName = (typeof colorNames)[number]
export type ThemeName = 'light' | 'dark'

const light: Palette = {
  color: {
    paper: lightPaper,
    surface: '#f7f6f3',
    raised: '#ffffff',
    line: '#e5e3de',
    lineStrong: '#85868a',
    hover: '#eeece8',
    ink: '#14161c',
    inkMuted: '#575b66',
    accent: '#2b3fd0',
    accentInk: '#ffffff',
    accentSoft: '#eceffd',
    success: '#14693f',
    successSoft: '#e3f4ea',
    warning: '#845006',
    warningSoft: '#fcf1dc',
    danger: '#b4232f',
    dangerInk: '#ffffff',
    dangerSoft: '#fdeceb',
    info: '#1c5c9e',
    infoSoft: '#e7f1fb',
    focus: '#2b3fd0',
    scrim: 'rgb(20 22 28 / 44%)',
  },
  product: productColors.light,
  shadow: {
    float: '0 1px 2px rgb(20 22 28 / 6%), 0 12px 32px -8px rgb(20 22 28 / 18%)',
  },
}

const dark: Palette = {
  color: {
    paper: darkPaper,
    surface: '#14171c',
    raised: '#1a1d24',
    line: '#2a2e37',
    lineStrong: '#767b88',
    hover: '#22262e',
    ink: '#f0f1ee',
    inkMuted: '#a3a8b3',
    accent: '#93a4ff',
    accentInk: '#0d1130',
    accentSoft: '#1c2247',
    success: '#6bd49b',
    successSoft: '#10291d',
    warning: '#f0bd6b',
    warningSoft: '#2d2110',
    danger: '#ff8e8e',
    dangerInk: '#2a0709',
    dangerSoft: '#36161a',
    info: '#83bdf7',
    infoSoft: '#10243a',
    focus: '#a9b7ff',
    scrim: 'rgb(4 5 8 / 64%)',
  },
  product: productColors.dark,
  shadow: {
    float: '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -8px rgb(0 0 0 / 64%)',
  },
}

/** @example palettes.dark.color.paper // the raw color, for an image; components use `token` */
export const palettes: Record<ThemeName, Palette> = { light, dark }
