import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../deploy/testing/fake-site'
import {
  keepResults,
  readResults,
  validResults,
  type TestResult,
  type NameOf,
} from './kept-results'

const green = (test: string, more: Partial<TestResult> = {}): TestResult => ({
  test,
  passed: 2,
  failures: [],
  skipped: 0,
  reads: [],
  ...more,
})

const same: NameOf = (test) => `name of ${test}`

function keptAfter(results: readonly TestResult[], before = same, after = before) {
  const folder = emptyFolder()
  keepResults([folder, 'vitest'], {}, results, { before, after })
  return Object.keys(validResults(readResults(folder, 'vitest'), after))
}

test('results with passed tests alone are kept', () => {
  const results = [
    green('green'),
    green('red', { failures: ['red › adds'] }),
    green('skipping', { skipped: 1 }),
    green('empty', { passed: 0 }),
  ]
  expect(keptAfter(results)).toEqual(['green'])
})

test('a test whose files change during its run is not kept', () => {
  const changed: NameOf = (test) => (test === 'edited' ? 'another name' : same(test, []))
  expect(keptAfter([green('steady'), green('edited')], same, changed)).toEqual(['steady'])
})

test('where nobody knows what a test depends on, its result is not kept', () => {
  expect(keptAfter([green('any')], () => '')).toEqual([])
  expect(keptAfter([{ test: 'silent', passed: 1, failures: [], skipped: 0 }])).toEqual([])
})

test('a kept result holds as long as the test and what it reads have their names', () => {
  const folder = emptyFolder()
  const nameWith =
    (version: string): NameOf =>
    (test, reads) =>
      `${test} ${reads.map((each) => each + version).join()}`
  const run = [green('portal', { reads: ['portal'] }), green('shell')]
  keepResults([folder, 'playwright'], {}, run, { before: nameWith('1'), after: nameWith('1') })
  const kept = readResults(folder, 'playwright')
  expect(Object.keys(validResults(kept, nameWith('1')))).toEqual(['portal', 'shell'])
  expect(Object.keys(validResults(kept, nameWith('2')))).toEqual(['shell'])
})

test('a damaged note keeps nothing', () => {
  const folder = emptyFolder()
  writeFileSync(path.join(folder, 'vitest-results.json'), '{"a":{"passed":1}}')
  expect(readResults(folder, 'vitest')).toEqual({})
})
