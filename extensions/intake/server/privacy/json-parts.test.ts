import { expect, test } from 'vitest'
import { jsonParts } from './json-parts'

async function partsOf(given: Readonly<Record<string, unknown>>) {
  const parts: string[] = []
  for await (const part of jsonParts(given)) parts.push(part)
  return parts
}

test.each([
  { email: 'a@b.example', none: [], one: [{ id: 1 }], more: [{ a: '"\n' }, null, 'x'] },
  { '__proto__x "': [[]] },
])('the parts of %j are its JSON, an entry each', async (given) => {
  const parts = await partsOf(given)
  expect(JSON.parse(parts.join(''))).toEqual(given)
})

test('no part has two entries, since all together may be longer than a text', async () => {
  const parts = await partsOf({ lead: Array<string>(9).fill('x'.repeat(100)) })
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(110)
})
