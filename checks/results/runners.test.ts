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

test('the reports are read, with the failures and with what the tests have noted', () => {
  const ended = (fullName: string, status: string, reads: string[] = [], error = '') => ({
    fullName,
    status,
    failureMessages: error ? [error] : [],
    meta: { reads },
  })
  const assertionResults = [
    ended('adds', 'passed', ['a.md']),
    ended('divides', 'failed', ['b.md', 'a.md'], 'Error: by zero\n    at a.test.ts:1'),
    ended('waits', 'pending'),
  ]
  const file = { name: path.resolve('a.test.ts'), status: 'failed', message: '' }
  const broken = { name: path.resolve('b.test.ts'), status: 'failed', message: 'No such module' }
  expect(
    unitTests.results({
      testResults: [
        { ...file, assertionResults },
        { ...broken, assertionResults: [] },
      ],
    }),
  ).toEqual([
    {
      test: 'a.test.ts',
      passed: 1,
      failures: ['a.test.ts › divides: Error: by zero'],
      skipped: 1,
      reads: ['a.md', 'b.md'],
    },
    {
      test: 'b.test.ts',
      passed: 0,
      failures: ['b.test.ts: No such module'],
      skipped: 0,
      reads: [],
    },
  ])
  const ran = (status: string, ...notes: string[]) => ({
    projectName: 'clean',
    status,
    results: [{ errors: status === 'unexpected' ? [{ message: '\u001B[31mError: red' }] : [] }],
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
    { test: '[clean] › a.spec.ts › outer', passed: 1, failures: [], skipped: 0, reads: [''] },
    { test: '[clean] › a.spec.ts › outer', passed: 0, failures: [], skipped: 1 },
    {
      test: '[clean] › a.spec.ts › group › inner',
      passed: 0,
      failures: ['[clean] › a.spec.ts › group › inner: Error: red'],
      skipped: 0,
      reads: ['*', '/', '/blog'],
    },
  ])
})
