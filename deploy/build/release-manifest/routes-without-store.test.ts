import { expect, test } from 'vitest'
import { routesWithoutStore } from './routes-without-store'

const share =
  '__loadShare___mf_0_fivefold_mf_1_shared_mf_1_store_mf_1_site_mf_2_store__loadShare__.js'

/** The static and the dynamic imports of each module. */
const imports: Readonly<Record<string, readonly [string[], string[]]>> = {
  '/app/src/about-page.tsx': [['/app/src/section.tsx'], []],
  '/app/src/section.tsx': [[], ['/app/src/about-page.tsx']],
  '/app/src/votes-page.tsx': [['/app/src/votes.ts'], []],
  '/app/src/votes.ts': [[share], []],
  '/app/src/contact-page.tsx': [[], ['/app/src/votes.ts']],
}

const build = {
  getModuleIds: () => Object.keys(imports).values(),
  getModuleInfo: (id: string) => {
    const [importedIds = [], dynamicallyImportedIds = []] = imports[id] ?? []
    return { importedIds, dynamicallyImportedIds } as never
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
