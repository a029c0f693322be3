import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../deploy/testing/fake-site'
import { browserTests, partsOfSite, unitTests } from './runners'

function partsWith(versions: Record<string, string>, requested: readonly string[]) {
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

test.each<[requested: readonly string[], changed: readonly string[]]>([
  [[], ['host']],
  [['/remotes/blog/'], ['host', 'blog']],
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

test('the counts of the reports are read, with what the tests have noted', () => {
  const assertionResults = [
    { status: 'passed', meta: { reads: ['a.md'] } },
    { status: 'failed', meta: { reads: ['b.md', 'a.md'] } },
    { status: 'pending', meta: {} },
  ]
  expect(
    unitTests.results({ testResults: [{ name: path.resolve('a.test.ts'), assertionResults }] }),
  ).toEqual([{ test: 'a.test.ts', passed: 1, failed: 1, skipped: 1, reads: ['a.md', 'b.md'] }])
  const ran = (status: string, ...notes: string[]) => ({
    projectName: 'clean',
    status,
    annotations: notes.map((description) => ({ type: 'read', description })),
  })
  const group = {
    title: 'group',
    specs: [{ title: 'inner', tests: [ran('unexpected', '/blog', '/\n*')] }],
  }
  const specs = [{ title: 'outer', tests: [ran('expected', ''), ran('skipped')] }]
  expect(
    browserTests.results({ suites: [{ title: 'a.spec.ts', specs, suites: [group] }] }),
  ).toEqual([
    { test: '[clean] › a.spec.ts › outer', passed: 1, failed: 0, skipped: 0, reads: [''] },
    { test: '[clean] › a.spec.ts › outer', passed: 0, failed: 0, skipped: 1 },
    {
      test: '[clean] › a.spec.ts › group › inner',
      passed: 0,
      failed: 1,
      skipped: 0,
      reads: ['*', '/', '/blog'],
    },
  ])
})
