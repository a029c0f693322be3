import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../deploy/testing/fake-site'
import { testNames } from './test-names'

const files = {
  'package.json': '{}',
  'pnpm-lock.yaml': '',
  'tsconfig.base.json': '{}',
  'README.md': '',
  'setup.ts': "import './shared/setup'",
  'shared/setup.ts': '',
  'shared/words.ts': "export * from './list.json'",
  'shared/list.json': '[]',
  'shared/unread.ts': '',
  'shared/words.test.ts': "import './words'",
  'deploy/files.ts': "import { readFileSync } from 'node:fs'",
  'deploy/reader.test.ts': "await import('./files')",
  'checks/rule.test.ts': "import '../deploy/files'",
}

type Changes = Partial<Record<keyof typeof files | 'shared/new.ts', string>>
const tests = ['shared/words.test.ts', 'deploy/reader.test.ts', 'checks/rule.test.ts'] as const
const [words, reader, rule] = tests

function namesOf(changes: Changes, environment: string[] = []) {
  const workspace = emptyFolder()
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(path.join(workspace, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(workspace, file), text)
  }
  return testNames({ workspace, entries: ['setup.ts'], environment })
}

test.each<[what: string, changes: Changes, runs: readonly string[]]>([
  ['nothing', {}, []],
  ['the lock file', { 'pnpm-lock.yaml': 'react' }, tests],
  ['a package', { 'package.json': '{ }' }, tests],
  ['the compiler’s settings', { 'tsconfig.base.json': '{ }' }, tests],
  ['a module of the setup', { 'shared/setup.ts': '//' }, tests],
  ['an imported module', { 'shared/words.ts': "import './list.json'" }, tests],
  ['imported data', { 'shared/list.json': '[1]' }, tests],
  ['a module that no test imports', { 'shared/unread.ts': '//' }, [reader, rule]],
  ['a new module', { 'shared/new.ts': '' }, [reader, rule]],
  ['a document', { 'README.md': 'Fivefold' }, [reader, rule]],
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
  expect(namesOf({})('shared/gone.test.ts')).toBe('')
})
