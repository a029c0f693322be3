import { expect, test } from 'vitest'
import { routesWithoutStore } from './routes-without-store'

const share =
  '__loadShare___mf_0_fivefold_mf_1_shared_mf_1_store_mf_1_site_mf_2_store__loadShare__.js'

/** The modules that import each module, and those that import it dynamically. */
const importers: Readonly<Record<string, readonly [string[], string[]]>> = {
  '/app/src/about-page.tsx': [[], ['/app/src/section.tsx']],
  '/app/src/section.tsx': [['/app/src/about-page.tsx'], []],
  '/app/src/votes-page.tsx': [[], []],
  '/app/src/votes.ts': [['/app/src/votes-page.tsx'], ['/app/src/contact-page.tsx']],
  '/app/src/contact-page.tsx': [[], []],
  [share]: [['/app/src/votes.ts'], []],
}

const build = {
  getModuleIds: () => Object.keys(importers).values(),
  getModuleInfo: (id: string) => {
    const [statically = [], dynamicImporters = []] = importers[id] ?? []
    return { importers: statically, dynamicImporters } as never
  },
}

test('a page does without the store when none of its static or dynamic imports uses it', () => {
  const modules = {
    '/about': '/src/about-page.tsx',
    '/votes': '/src/votes-page.tsx',
    '/contact': '/src/contact-page.tsx',
    '/gone': '/src/gone-page.tsx',
  }
  expect(routesWithoutStore(modules, build)).toEqual(['/about'])
})
