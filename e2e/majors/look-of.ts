import type { Page } from '@playwright/test'

const properties = [
  'display',
  'width',
  'height',
  'padding',
  'margin',
  'gap',
  'color',
  'background-color',
  'border-width',
  'border-radius',
  'font',
  'opacity',
]

/**
 * The computed styles of every element in the main content, except the element that a page is mounted into,
 * which has no class.
 */
export const lookOf = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const elements = document.querySelectorAll('main, main *')
    const drawn = [...elements].filter(
      ({ localName, classList }) => localName !== 'div' || classList.length > 0,
    )
    return drawn.map((element) => {
      const style = getComputedStyle(element)
      return [element.localName, ...names.map((name) => style.getPropertyValue(name))].join(' | ')
    })
  }, properties)
