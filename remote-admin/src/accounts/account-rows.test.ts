import { describe, expect, it } from 'vitest'
import { latestSignIns } from '../overview/latest-sign-ins'
import { ticket, user, vote } from '../testing/records'
import { accountRows, subscribedEmails } from './account-rows'
import { personName } from './use-people'

describe('the accounts', () => {
  it('count their tickets and votes', () => {
    const rows = accountRows(
      [user({ id: 'casey' }), user({ id: 'ann' })],
      [ticket({ id: 't1' }), ticket({ id: 't2' })],
      [vote('v1', 'r1', 'ann')],
    )
    expect(rows.map(({ id, tickets, votes }) => [id, tickets, votes])).toEqual([
      ['casey', 2, 0],
      ['ann', 0, 1],
    ])
  })

  it('name the emails they subscribe to', () => {
    const preferences = { emailNotifications: true, marketingEmails: false, newsletter: true }
    expect(subscribedEmails(user({ id: 'a', preferences }))).toBe(
      'email notifications, the newsletter',
    )
    const none = { emailNotifications: false, marketingEmails: false, newsletter: false }
    expect(subscribedEmails(user({ id: 'a', preferences: none }))).toBe('nothing')
  })

  it('are shown by name, else email, else the id of a deleted account', () => {
    const people = new Map([
      ['a', user({ id: 'a', name: 'Ann' })],
      ['b', user({ id: 'b' })],
    ])
    expect(['a', 'b', 'c'].map((id) => personName(people, id))).toEqual([
      'Ann',
      'b@example.com',
      'c',
    ])
  })

  it('list the three latest sign-ins', () => {
    const users = [
      user({ id: 'never' }),
      user({ id: 'early', last_login: '2026-11-01T00:00:00.000Z' }),
      user({ id: 'late', last_login: '2026-11-02T00:00:00.000Z' }),
      user({ id: 'never-too' }),
    ]
    expect(latestSignIns(users).map(({ id }) => id)).toEqual(['late', 'early', 'never'])
  })
})
