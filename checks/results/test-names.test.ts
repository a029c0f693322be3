import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../deploy/testing/fake-site'
import { anyFile } from './noted-reads'
import { testNames } from './test-names'

const files = {
  'package.json': '{}',
  'pnpm-lock.yaml': '',
  'tsconfig.base.json': '{}',
  'setup.ts': "import './shared/setup'",
  'shared/setup.ts': '',
  'shared/words.ts': "export * from './list.json'",
  'shared/list.json': '[]',
  'shared/unread.ts': '',
  'shared/words.test.ts': "import './words'",
  'docs/guide.md': '',
  'deploy/reader.test.ts': '',
  'deploy/copier.test.ts': '',
  'deploy/starter.test.ts': '',
  'checks/rule.test.ts': '',
}

type Changes = Partial<Record<keyof typeof files | 'shared/new.ts' | 'docs/new.md', string>>

/** The tests, each with what it has read. */
const reads = {
  'shared/words.test.ts': [],
  'deploy/reader.test.ts': ['docs/guide.md', 'docs/guide.md/gone.md', 'shared/'],
  'deploy/copier.test.ts': ['docs/**'],
  'deploy/starter.test.ts': [anyFile],
  'checks/rule.test.ts': [],
}
const tests = ['words', 'reader', 'copier', 'starter', 'rule'] as const
const [words, reader, copier, starter, rule] = tests

function namesOf(changes: Changes, environment: string[] = []) {
  const workspace = emptyFolder()
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(path.join(workspace, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(workspace, file), text)
  }
  const nameOf = testNames(workspace)({ entries: ['setup.ts'], environment })
  return (name: (typeof tests)[number], more?: string[]) => {
    const [test = '', read = []] =
      Object.entries(reads).find(([file]) => path.basename(file, '.test.ts') === name) ?? []
    return nameOf(test, read, more)
  }
}

test.each<[what: string, changes: Changes, runs: readonly string[]]>([
  ['nothing', {}, []],
  ['the lock file', { 'pnpm-lock.yaml': 'react' }, tests],
  ['a package', { 'package.json': '{ }' }, tests],
  ['the compiler’s settings', { 'tsconfig.base.json': '{ }' }, tests],
  ['a module of the setup', { 'shared/setup.ts': '//' }, tests],
  ['an imported module', { 'shared/words.ts': "import './list.json'" }, [words, starter, rule]],
  ['imported data', { 'shared/list.json': '[1]' }, [words, starter, rule]],
  ['a module that no test imports', { 'shared/unread.ts': '//' }, [starter, rule]],
  ['a new module', { 'shared/new.ts': '' }, [reader, starter, rule]],
  ['a document', { 'docs/guide.md': 'Fivefold' }, [reader, copier, starter, rule]],
  ['a new document', { 'docs/new.md': '' }, [copier, starter, rule]],
  ['a test', { 'shared/words.test.ts': "import './words' //" }, [words, rule]],
])('a change of %s runs what depends on it', (_, changes, runs) => {
  const [before, after] = [namesOf({}), namesOf(changes)]
  expect(tests.filter((each) => before(each) !== after(each))).toEqual(runs)
})

test('a test runs again with another environment, or with more that counts', () => {
  const nameOf = namesOf({})
  expect(namesOf({}, ['Chromium 1'])(words)).not.toBe(nameOf(words))
  expect(nameOf(words, ['1.0.0-a'])).not.toBe(nameOf(words))
  expect(nameOf(words, ['1.0.0-a'])).toBe(nameOf(words, ['1.0.0-a']))
})

test('a file that does not exist has no name', () => {
  const nameOf = testNames(emptyFolder())({ entries: [], environment: [] })
  expect(nameOf('shared/gone.test.ts', [])).toBe('')
})
