import { describe, expect, it } from 'vitest'
import { isOlder, migratedFiles } from './migrated-files'
import type { Migration } from './migration'
import { migrations } from './migrations'

const replacing = (version: string, word: string, by: string): Migration => ({
  version,
  until: '2027-03-01',
  summary: `${word} is ${by}`,
  migrate: (files) => new Map([...files].map(([file, text]) => [file, text.replace(word, by)])),
})

const steps = [replacing('1.1.0', 'one', 'two'), replacing('1.10.0', 'two', 'three')]
const files = new Map([
  ['src/a.ts', 'one'],
  ['src/b.ts', 'other'],
])

it('moves over every version that the files have not seen, in their order', () => {
  expect(migratedFiles(files, '1.0.0', steps)).toEqual({
    changed: new Map([['src/a.ts', 'three']]),
    summaries: ['one is two', 'two is three'],
  })
})

it('leaves out the versions that they have seen', () => {
  expect(migratedFiles(files, '1.1.0', steps)).toEqual({ changed: new Map(), summaries: [] })
})

it('changes nothing the second time', () => {
  const { changed } = migratedFiles(files, '1.0.0', steps)
  const after = new Map([...files, ...changed])
  expect(migratedFiles(after, '1.0.0', steps).changed.size).toBe(0)
})

it.each([
  ['1.0.0', '1.1.0', true],
  ['1.9.0', '1.10.0', true],
  ['2.0.0', '1.10.0', false],
  ['1.1.0', '1.1.0', false],
  ['1.1.1', '1.1.0', false],
])('%s is older than %s: %s', (one, other, expected) => {
  expect(isOlder(one, other)).toBe(expected)
})

describe('the migrations of the kit', () => {
  it('stand in the order of their versions, and each names its last day', () => {
    const inOrder = migrations.toSorted((a, b) => (isOlder(a.version, b.version) ? -1 : 1))
    expect(migrations).toEqual(inOrder)
    for (const { until } of migrations) expect(new Date(until).toISOString()).toContain(until)
  })

  it('1.1.0: a page asks the store whether it is loaded', () => {
    const page = [
      `import { useCurrentUser, useIsHydrated } from '@fivefold/shared/session/current-user'`,
      `export const Page = () => useIsHydrated() && useCurrentUser()?.email`,
      '',
    ].join('\n')
    const { changed } = migratedFiles(new Map([['src/page.tsx', page]]), '1.0.0', migrations)
    expect(changed.get('src/page.tsx')).toBe(
      [
        `import { useIsHydrated } from '@fivefold/shared/store/site-store'`,
        `import { useCurrentUser } from '@fivefold/shared/session/current-user'`,
        `export const Page = () => useIsHydrated() && useCurrentUser()?.email`,
        '',
      ].join('\n'),
    )
  })
})
