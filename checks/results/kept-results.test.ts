import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../deploy/testing/fake-site'
import {
  keepResults,
  readResults,
  validResults,
  type FileResult,
  type NameOf,
} from './kept-results'

const green = (file: string, more: Partial<FileResult> = {}): FileResult => ({
  file,
  passed: 2,
  failed: 0,
  skipped: 0,
  ...more,
})

const same: NameOf = (file) => `name of ${file}`

function keptAfter(results: readonly FileResult[], before = same, after = before) {
  const folder = emptyFolder()
  keepResults([folder, 'vitest'], {}, results, { before, after })
  return Object.keys(validResults(readResults(folder, 'vitest'), after))
}

test('the results of files with passed tests alone are kept', () => {
  const results = [
    green('green'),
    green('red', { failed: 1 }),
    green('skipping', { skipped: 1 }),
    green('empty', { passed: 0 }),
  ]
  expect(keptAfter(results)).toEqual(['green'])
})

test('a file that changes during its run is not kept', () => {
  const changed: NameOf = (file) => (file === 'edited' ? 'another name' : same(file))
  expect(keptAfter([green('steady'), green('edited')], same, changed)).toEqual(['steady'])
})

test('where nobody knows what a file depends on, its result is not kept', () => {
  expect(keptAfter([green('any')], () => '')).toEqual([])
})

test('a kept result holds as long as the file and what it requests have their names', () => {
  const folder = emptyFolder()
  const nameWith =
    (version: string): NameOf =>
    (file, requested = []) =>
      `${file} ${requested.map((app) => app + version).join()}`
  const run = [green('portal', { requested: ['portal'] }), green('shell')]
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
