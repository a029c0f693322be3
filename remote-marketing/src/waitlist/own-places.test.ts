import { expect, test } from 'vitest'
import type { WaitlistEntry } from '@fivefold/shared/domain/leads/lead'
import { ownPlaces } from './own-places'

const entry = (id: string, fields: object): WaitlistEntry => ({
  id,
  created_at: '2026-11-02T08:00:00.000Z',
  email: `${id}@x.example`,
  name: id,
  company: '',
  tier: 'beta',
  ...fields,
})

const entries = [
  entry('ada', { referralCode: 'fivefold-AAAAAA', role: 'technical', agreedToUpdates: true }),
  entry('bea', { referralCode: 'fivefold-BBBBBB', ref: 'fivefold-AAAAAA' }),
  entry('casey', { referralCode: 'fivefold-CCCCCC', ref: 'fivefold-AAAAAA', user_id: 'user-1' }),
  entry('imported', { referralCode: 7 }),
]

test('a signed-out visitor finds entries made while signed out, the latest first', () => {
  expect(ownPlaces(entries, undefined)).toMatchObject([
    { id: 'bea', code: 'fivefold-BBBBBB', invitedBy: 'fivefold-AAAAAA', referrals: 0 },
    { id: 'ada', code: 'fivefold-AAAAAA', invitedBy: '', referrals: 2 },
  ])
})

test('only the account that made an entry finds it', () => {
  expect(ownPlaces(entries, 'user-1').map(({ id }) => id)).toEqual(['casey'])
  expect(ownPlaces(entries, 'user-2')).toEqual([])
})

test('the answers have every field of the form, even when the record lacks some', () => {
  expect(ownPlaces(entries, undefined)[1]?.answers).toMatchObject({
    name: 'ada',
    tier: 'beta',
    role: 'technical',
    companySize: '',
    agreedToUpdates: true,
  })
})
