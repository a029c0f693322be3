import { expect, test } from 'vitest'
import { phoneColumns } from './phone-columns'

const plans = ['starter', 'professional', 'enterprise']

test('a phone shows the chosen column and the one after it', () => {
  expect(phoneColumns(plans, 'starter')).toEqual(['starter', 'professional'])
  expect(phoneColumns(plans, 'professional')).toEqual(['professional', 'enterprise'])
})

test('the last column is shown beside the first', () => {
  expect(phoneColumns(plans, 'enterprise')).toEqual(['enterprise', 'starter'])
})

test('a single column is shown once', () => {
  expect(new Set(phoneColumns(['starter'], 'starter'))).toEqual(new Set(['starter']))
  expect(phoneColumns([], 'starter')).toEqual([])
})
