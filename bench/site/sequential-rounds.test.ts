import { expect, it } from 'vitest'
import type { Asset } from './observe-page'
import { sequentialRounds } from './sequential-rounds'

const asset = (name: string, start: number, end: number, fields: Partial<Asset> = {}): Asset => ({
  address: `https://site/${name}`,
  type: 'script',
  status: 200,
  start,
  firstByte: start + 90,
  end,
  bytes: 1,
  ...fields,
})

const document = asset('', 0, 200, { type: 'navigation', firstByte: 100 })

it('counts sequential requests, and parallel ones once', () => {
  const chain = [
    document,
    asset('a.js', 110, 210),
    asset('b.js', 110, 220),
    asset('c.js', 225, 330),
  ]
  expect(sequentialRounds(chain, 1000)).toBe(3)
})

it('ignores later requests, images and fonts', () => {
  const late = [
    document,
    asset('a.js', 110, 210),
    asset('a.woff2', 300, 400),
    asset('late.js', 300, 400),
  ]
  expect(sequentialRounds(late, 350)).toBe(2)
})
