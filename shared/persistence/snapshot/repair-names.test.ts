import { expect, test } from 'vitest'
import { withRepairedNames } from './repair-names'

const names = ['users', 'resources', 'roadmapItems']

test('a document in which every name is right stays the very same', () => {
  const raw = { users: [], resources: [], roadmapItems: [], later: 1 }
  expect(withRepairedNames(raw, names)).toBe(raw)
})

test('a name with one wrong letter is taken for the one that is missing', () => {
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

test('what is there under its own name is not replaced by what is like it', () => {
  const raw = { users: [1], esers: [2] }
  expect(withRepairedNames(raw, names)).toBe(raw)
})

test('a name of the document is never taken for another one of it', () => {
  const raw = { note: 1 }
  expect(withRepairedNames(raw, ['note', 'nose'])).toBe(raw)
})

test('what every object has is not there because of that', () => {
  const raw = { constructar: [1] }
  expect(withRepairedNames(raw, ['constructor'])).toEqual({ constructor: [1] })
})
