import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../deploy/testing/fake-site'
import { browserTests, partsOfSite, unitTests } from './runners'

function partsWith(versions: Record<string, string>, requested?: readonly string[]) {
  const site = emptyFolder()
  const remotes = Object.entries(versions).filter(([app]) => app !== 'host')
  writeFileSync(
    path.join(site, 'registry.json'),
    JSON.stringify({
      host: { version: versions['host'] },
      remotes: Object.fromEntries(
        remotes.map(([app, version]) => [
          app,
          { live: { version }, routes: [{ path: `/${app}` }, { path: `/${app}/posts/:id` }] },
        ]),
      ),
    }),
  )
  return partsOfSite(site)?.(requested)
}

const live = { host: '1', blog: '1', desk: '1' }

test.each<[requested: readonly string[] | undefined, changed: readonly string[]]>([
  [undefined, ['host', 'blog', 'desk']],
  [['blog'], ['host', 'blog']],
  [['/desk'], ['host', 'desk']],
  [['/desk/posts/1'], ['host', 'desk']],
  [['/no/such/page'], ['host']],
])('a browser test that has requested %j runs again with releases of %j', (requested, changed) => {
  const before = partsWith(live, requested)
  const renamed = Object.keys(live).filter(
    (app) => String(partsWith({ ...live, [app]: '2' }, requested)) !== String(before),
  )
  expect(renamed).toEqual(changed)
})

test('a site that could not be released has no parts', () => {
  expect(partsOfSite(emptyFolder())).toBeUndefined()
})

test('the counts of the reports are read file by file', () => {
  const assertionResults = ['passed', 'failed', 'pending'].map((status) => ({ status }))
  expect(
    unitTests.results({ testResults: [{ name: path.resolve('a.test.ts'), assertionResults }] }),
  ).toEqual([{ file: 'a.test.ts', passed: 1, failed: 1, skipped: 1 }])
  const asked = (description: string) => ({
    status: 'expected',
    annotations: [{ type: 'requested', description }],
  })
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [{ tests: [asked('blog /')] }],
      suites: [{ file: 'a.spec.ts', specs: [{ tests: [asked('blog desk')] }] }],
    },
    { file: 'b.spec.ts', specs: [{ tests: [{ status: 'unexpected', annotations: [] }] }] },
    { file: 'c.spec.ts', specs: [{ tests: [asked('blog'), asked('')] }] },
  ]
  expect(browserTests.results({ suites })).toEqual([
    {
      file: 'e2e/specs/a.spec.ts',
      passed: 2,
      failed: 0,
      skipped: 0,
      requested: ['/', 'blog', 'desk'],
    },
    { file: 'e2e/specs/b.spec.ts', passed: 0, failed: 1, skipped: 0 },
    { file: 'e2e/specs/c.spec.ts', passed: 2, failed: 0, skipped: 0 },
  ])
})
