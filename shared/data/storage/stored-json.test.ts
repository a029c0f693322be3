import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsAll } from './holds-all'
import { readJson } from './stored-json'

test.each([
  ['{"a":[1,"x",null]}', { a: [1, 'x', null] }],
  ['null', null],
  ['7', 7],
  ['"text"', 'text'],
])('%s is read unchanged', (text, value) => {
  expect(readJson(text)).toEqual(value)
})

test.each(['', '{', 'undefined', '{"a":}'])('“%s” is not JSON', (text) => {
  expect(readJson(text)).toBeUndefined()
})

test.each(['__proto__', '\\u005f_proto__', '\\u005F\\u005fproto__'])(
  'a key %s is left out at any depth, and nothing else',
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

test('a hundred levels of lists and records are read, and no more', () => {
  for (const make of [nested, nestedInKeys]) {
    expect(readJson(make(100))).toBeDefined()
    expect(readJson(make(101))).toBeUndefined()
  }
  expect(readJson(`[1,${nested(100)}]`)).toBeUndefined()
})

describe('holdsAll', () => {
  const isKept = (json: string) => holdsAll(readJson(json), json)

  test.each([
    '{"a":[1,"x",null,true],"b":{}}',
    '{"b":1,"0":2}',
    ' {\n  "a" : [ 1 , -2.50, 1e3, 0.0 ],\t"b": "x  y" }\r\n',
    '{"\\u0061":"\\u00e9\\/ \\" : , \\\\"}',
    '{"a":"__proto__","b":"1e999 12345678901234567890"}',
    '[9007199254740991, 12345678901234567000]',
    '7',
    '""',
    ' null ',
  ])('is true for %j', (json) => {
    expect(isKept(json)).toBe(true)
  })

  test.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"state":{"a":1},"version":1,"state":{}}',
    ' { "a": [ { "id": "t1", "id": "t2" } ] } ',
    '{"__proto__":{"a":1},"b":2}',
    '[1e999]',
    '[-1e400 ]',
    '{"id": 12345678901234567891}',
    '{"state":',
    '',
  ])('is false for %j', (json) => {
    expect(isKept(json)).toBe(false)
  })

  test('is true for any written JSON, in any layout', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 2, '\t'), (json, space) => {
        const value: unknown = JSON.parse(json)
        const text = JSON.stringify(value, null, space)
        expect(holdsAll(JSON.parse(text), text)).toBe(true)
      }),
    )
  })

  test('is false for an object with a duplicate key', () => {
    const layouts = ['', ' ', '\n  ']
    fc.assert(
      fc.property(fc.json(), fc.string(), fc.constantFrom(...layouts), (json, name, space) => {
        const member = `${JSON.stringify(name)}:${space}${json}`
        const text = `{${member},${space}${member}}`
        expect(holdsAll(readJson(text), text)).toBe(false)
      }),
    )
  })
})
