import { expect, test } from 'vitest'
import { jsonParts } from './json-parts'

test.each([
  { email: 'a@b.example', none: [], one: [{ id: 1 }], more: [{ a: '"\n' }, null, 'x'] },
  { '__proto__x "': [[]] },
])('the parts of %j are its JSON, an entry each', (given) => {
  const parts = [...jsonParts(given)]
  expect(JSON.parse(parts.join(''))).toEqual(given)
})

test('no part has two entries, since all together may be longer than a text', () => {
  const parts = [...jsonParts({ lead: Array<string>(9).fill('x'.repeat(100)) })]
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(110)
})
