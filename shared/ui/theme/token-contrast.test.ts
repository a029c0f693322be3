import { describe, expect, test } from 'vitest'
import { palettes, productNames } from './palette'

const grounds = ['paper', 'surface', 'raised'] as const
const tones = ['accent', 'success', 'warning', 'danger', 'info'] as const
const parts = ['lineStrong', 'focus', 'accent', 'danger'] as const
const tints = ['hover', 'infoSoft', 'successSoft', 'warningSoft', 'dangerSoft'] as const

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const { color, product } = palettes[theme]

  test.each(grounds)('every text is readable on %s', (ground) => {
    const texts = [
      color.ink,
      color.inkMuted,
      ...tones.map((tone) => color[tone]),
      ...productNames.map((name) => product[name].text),
    ]
    expect(texts.filter((text) => contrast(text, color[ground]) < 4.5)).toEqual([])
  })

  test('every colored text is readable on its own tint', () => {
    expect(tones.filter((tone) => contrast(color[tone], color[`${tone}Soft`]) < 4.5)).toEqual([])
    expect(
      productNames.filter((name) => contrast(product[name].text, product[name].soft) < 4.5),
    ).toEqual([])
  })

  test('muted text is readable on hover and on every message’s tint', () => {
    expect(tints.filter((tint) => contrast(color.inkMuted, color[tint]) < 4.5)).toEqual([])
  })

  test('labels on filled buttons are readable', () => {
    expect(contrast(color.paper, color.ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color.accentInk, color.accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(color.dangerInk, color.danger)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(grounds)('outlines of controls, focus and product hues stand out on %s', (ground) => {
    const shown = [
      ...parts.map((part) => color[part]),
      ...productNames.map((name) => product[name].solid),
    ]
    expect(shown.filter((part) => contrast(part, color[ground]) < 3)).toEqual([])
  })
})

/** WCAG 2 contrast ratio of two `#rrggbb` colors. */
function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
