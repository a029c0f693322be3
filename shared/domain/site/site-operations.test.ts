import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OperationSchema } from './site-operations'
import { operationArbitrary } from '../testing/operation-arbitrary'

const readBack = (operation: unknown) =>
  v.safeParse(OperationSchema, JSON.parse(JSON.stringify(operation)))

test('every operation is read as it was written', () => {
  fc.assert(
    fc.property(operationArbitrary, (operation) => {
      expect(readBack(operation).output).toEqual(operation)
    }),
  )
})

test('an operation that lacks a part, or has one of a wrong type, is refused', () => {
  fc.assert(
    fc.property(operationArbitrary, (operation) => {
      for (const part of Object.keys(operation)) {
        expect(readBack({ ...operation, [part]: undefined }).success, part).toBe(false)
        expect(readBack({ ...operation, [part]: 7 }).success, part).toBe(false)
      }
    }),
  )
})

test('what only newer code knows is refused', () => {
  const fact = { id: 'x', at: '2026-11-02T08:00:00.000Z' }
  expect(readBack({ type: 'badgeEarned', ...fact }).success).toBe(false)
  expect(
    readBack({ type: 'articleRated', ...fact, articleId: 'a', rating: 'superb' }).success,
  ).toBe(false)
  expect(readBack({ type: 'leadReceived', ...fact, collection: 'users', fields: {} }).success).toBe(
    false,
  )
})

test('a lead says in words what every record of its collection has, and the rest as it likes', () => {
  const lead = (fields: object) =>
    readBack({ type: 'leadReceived', id: 'x', at: '', collection: 'contactForms', fields })
  for (const name of ['name', 'email', 'company', 'source', 'tier', 'message']) {
    expect(lead({ [name]: 7 }).success, name).toBe(false)
  }
  const { output } = lead({ email: 'a@x.example', products: ['integ'] })
  expect(output).toMatchObject({ fields: { email: 'a@x.example', products: ['integ'] } })
})
