import type { Page } from '@playwright/test'
import { marksOfShared } from '../../deploy/release/gates/carried-copies'

const marks = {
  React: marksOfShared.react,
  'styled-components': marksOfShared['styled-components'],
  'the router': marksOfShared['@fivefold/shared/routing/link'],
  'the store': marksOfShared['@fivefold/shared/store/site-store'],
}

/** Every script that a page loads from now on, with its text. */
export function loadedScripts(page: Page) {
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response.text())
  })
  return {
    paths: () => [...scripts.keys()],
    /** How many scripts contain each library or module that may exist only once on a page. */
    async copies() {
      const texts = await Promise.all(scripts.values())
      return Object.fromEntries(
        Object.entries(marks).map(([name, mark]) => [
          name,
          texts.filter((text) => text.includes(mark)).length,
        ]),
      )
    },
  }
}

export const oneOfEach = Object.fromEntries(Object.keys(marks).map((name) => [name, 1]))
