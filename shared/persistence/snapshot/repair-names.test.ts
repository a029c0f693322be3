import { expect, test } from 'vitest'
import { withRepairedNames } from './repair-names'

const names = ['users', 'resources', 'roadmapItems']

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
  ['correct names', { users: [], resources: [], roadmapItems: [], later: 1 }],
  ['two wrong letters', { esars: [1] }],
  ['a letter too few', { user: [1] }],
  ['a letter too many', { userss: [1] }],
  ['a name that is similar to a correct one', { users: [1], esers: [2] }],
])('a document with %s is returned unchanged', (_, raw) => {
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
