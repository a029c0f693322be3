import { expect, test } from 'vitest'
import { withRepairedNames } from './repair-names'

const names = ['users', 'resources', 'roadmapItems']

test('a document with correct names is returned unchanged', () => {
  const raw = { users: [], resources: [], roadmapItems: [], later: 1 }
  expect(withRepairedNames(raw, names)).toBe(raw)
})

test('a name with one wrong letter counts as the missing one', () => {
  const raw = { esers: [1], resources: [2], roadmapItemS: [3], later: 4 }
  expect(withRepairedNames(raw, names)).toEqual({
    users: [1],
    resources: [2],
    roadmapItems: [3],
    later: 4,
  })
})

test.each([
  ['two wrong letters', 'esars'],
  ['a letter too few', 'user'],
  ['a letter too many', 'userss'],
])('a name with %s is another name', (_, key) => {
  const raw = { [key]: [1] }
  expect(withRepairedNames(raw, names)).toBe(raw)
})

test('a correct name is not replaced by a similar one', () => {
  const raw = { users: [1], esers: [2] }
  expect(withRepairedNames(raw, names)).toBe(raw)
})

test('a known name never counts as another known one', () => {
  const raw = { note: 1 }
  expect(withRepairedNames(raw, ['note', 'nose'])).toBe(raw)
})

test('an inherited property does not count as present', () => {
  const raw = { constructar: [1] }
  expect(withRepairedNames(raw, ['constructor'])).toEqual({ constructor: [1] })
})
