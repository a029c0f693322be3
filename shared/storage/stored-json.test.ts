import { expect, test } from 'vitest'
import { readJson } from './stored-json'

test.each([
  ['{"a":[1,"x",null]}', { a: [1, 'x', null] }],
  ['null', null],
  ['7', 7],
  ['"text"', 'text'],
])('%s is read as it stands there', (text, value) => {
  expect(readJson(text)).toEqual(value)
})

test.each(['', '{', 'undefined', '{"a":}'])('“%s” is no JSON', (text) => {
  expect(readJson(text)).toBeUndefined()
})

test.each(['__proto__', '\\u005f_proto__', '\\u005F\\u005fproto__'])(
  'a key %s is left out, wherever it is, and nothing else',
  (key) => {
    const read = readJson(`{"${key}":{"isAdmin":true},"a":[{"${key}":1,"b":2}]}`)
    expect(Object.keys(Object(read))).toEqual(['a'])
    expect(read).toEqual({ a: [{ b: 2 }] })
  },
)

test('a value that only mentions such a key stays', () => {
  expect(readJson('{"a":"__proto__"}')).toEqual({ a: '__proto__' })
})

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const nestedInKeys = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

test('a hundred levels are read, in lists and in records, and no more', () => {
  for (const make of [nested, nestedInKeys]) {
    expect(readJson(make(100))).toBeDefined()
    expect(readJson(make(101))).toBeUndefined()
  }
  expect(readJson(`[1,${nested(100)}]`)).toBeUndefined()
})
