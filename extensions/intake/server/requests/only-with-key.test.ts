import { expect, test } from 'vitest'
import { intakeOf } from '../testing/intake-of'

const requested = 'live=1.0.0&since=2026-11-27T10:00:00Z&percentages=5'

test('who sends wrong keys waits, and locks nobody out who has the right one', async () => {
  const query = async () => []
  const { app } = intakeOf({ query, transaction: () => Promise.reject(), close: async () => {} })
  const ask = (key: string, address?: string) =>
    app.request(`/intake/watch/canaries/support/1.1.0?${requested}`, {
      headers: { authorization: `Bearer ${key}`, ...(address && { 'x-forwarded-for': address }) },
    })
  for (const address of ['192.0.2.1', undefined]) {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await ask('key-of-a-pipelin', address)).status).toBe(403)
    }
    const late = await ask('key-of-a-pipelin', address)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '6'])
    expect((await ask('key-of-a-pipeline', address)).status).toBe(200)
  }
})
