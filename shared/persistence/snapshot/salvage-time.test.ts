import { describe, expect, test } from 'vitest'
import { salvagedDocument } from '../testing/read-site'

describe('200 kB that begin again and again, and never end,', () => {
  test.each([',{"', ',{"a":[0', ',{"a":"', ',{"a":1]', '{"id":"a"},', '],"', '"', '\\"'])(
    'such as %s, are looked through in less than five seconds',
    // The machine may stand still for a moment.
    { retry: 2 },
    (piece) => {
      const started = performance.now()
      salvagedDocument(`{"state":{"users":[${piece.repeat(200_000 / piece.length)}`)
      expect(performance.now() - started).toBeLessThan(5000)
    },
  )
})
