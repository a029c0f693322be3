import { expect, it } from 'vitest'
import type { SiteContract } from '../site-contract'
import { refuseEnded } from './refuse-ended'

const contract: SiteContract = {
  version: '1.3.0',
  contract: { storeSchema: 1, modules: {} },
  types: {},
  deprecated: { 'notify/toast': { toast: { until: '2027-03-01', instead: 'use notify' } } },
  kits: [
    { before: '1.2.0', until: '2027-06-01' },
    { before: '1.3.0', until: '2027-09-01' },
  ],
}

const using = (...names: string[]) => new Map([['notify/toast', new Set(names)]])

it('says nothing about exports that are neither deprecated nor old', () => {
  const candidate = { remote: 'billing', used: using('notify'), kit: '1.3.0' }
  expect(refuseEnded(candidate, contract, '2030-01-01')).toEqual([])
})

it('names the last day of a deprecated export, and what to use instead', () => {
  const candidate = { remote: 'billing', used: using('toast') }
  const notice = 'toast of @fivefold/shared/notify/toast is accepted until 2027-03-01, use notify.'
  expect(refuseEnded(candidate, contract, '2027-03-01')).toEqual([`billing: ${notice}`])
})

it('refuses a deprecated export after its last day', () => {
  const candidate = { remote: 'billing', used: using('toast') }
  expect(() => refuseEnded(candidate, contract, '2027-03-02')).toThrow(
    'billing cannot be released: toast of @fivefold/shared/notify/toast ended on 2027-03-01, use notify.',
  )
})

it.each([
  ['1.0.0', '2027-06-01'],
  ['1.2.0', '2027-09-01'],
])('accepts kit %s until %s', (kit, until) => {
  const candidate = { remote: 'billing', used: using(), kit }
  const notice = `billing: kit ${kit} is accepted until ${until}, npm run update moves to the live one.`
  expect(refuseEnded(candidate, contract, '2026-12-01')).toEqual([notice])
})

it('refuses a kit after its last day', () => {
  const candidate = { remote: 'billing', used: using(), kit: '1.1.0' }
  expect(() => refuseEnded(candidate, contract, '2027-06-02')).toThrow('kit 1.1.0 ended on')
})
