import { describe, expect, test } from 'vitest'
import { applyOperation } from '../../../domain/site/site-operations'
import type { SiteState } from '../../../domain/site/site-state'
import { storeSchemaVersion } from '../../../domain/site/migrations'
import { seededState } from '../../../domain/site/seeds'
import { emptyState } from '../../../domain/site/site-state'
import { snapshotText } from './snapshot'
import { migrated } from './migrated'
import { readSnapshot } from '../testing/read-site'

const coverage = { marks: { tab1: 7 }, unknown: [] }

function withTickets(count: number): SiteState {
  const numbers = Array.from({ length: count }, (_, index) => index)
  return numbers.reduce(
    (state, index) =>
      applyOperation(state, {
        type: 'ticketOpened',
        id: `ticket-${index}`,
        at: '2026-11-02T08:00:00.000Z',
        userId: 'user-casey-customer',
        userName: 'Casey "the {buyer}"',
        category: 'Billing',
        priority: 'low',
        subject: `Ticket ${index} } ] " \\ 🧾`,
        description: '"supportTickets":[{"id":"no"}]',
      }),
    seededState,
  )
}

function textOf(state: object): string {
  return snapshotText({
    state: state as SiteState,
    version: storeSchemaVersion,
    coverage,
    extras: {},
  })
}

describe('an intact snapshot', () => {
  test('is read as it was written', () => {
    const state = { ...withTickets(3), currentUser: seededState.users[1] ?? null }
    expect(readSnapshot(textOf(state))).toEqual({
      state,
      version: storeSchemaVersion,
      coverage,
      extras: {},
      isDamaged: false,
    })
  })

  test('keeps unknown fields, collections and keys', () => {
    const [user] = seededState.users
    const state = {
      ...seededState,
      users: [{ ...user, nickname: 'Av', preferences: { ...user?.preferences, sms: true } }],
      badges: [{ id: 'b' }],
      theme: 'plum',
    }
    const text = JSON.stringify({ state, version: 1, writtenBy: 'later code' })
    const { isDamaged, ...read } = readSnapshot(text)
    expect(isDamaged).toBe(false)
    const again = snapshotText({ ...read, coverage })
    expect(JSON.parse(again)).toMatchObject({ state, writtenBy: 'later code' })
    expect(readSnapshot(again).state).toEqual(read.state)
  })
})

describe('the version of a document', () => {
  const read = (version: unknown) =>
    readSnapshot(JSON.stringify({ state: seededState, version, more: 1 }))

  test.each([0, 1])('is raised to the current one: %j', (version) => {
    expect(read(version)).toMatchObject({ version: storeSchemaVersion, isDamaged: false })
  })

  test('is the current one if absent', () => {
    expect(read(undefined)).toMatchObject({
      version: storeSchemaVersion,
      isDamaged: false,
      extras: { more: 1 },
    })
  })

  test.each([-1, 0.5, 1e16, '1', null, [], true])(
    'counts as damage if it is invalid: %j',
    (version) => {
      expect(read(version)).toMatchObject({ version: storeSchemaVersion, isDamaged: true })
    },
  )

  test('stays if newer code wrote it', () => {
    expect(read(Number.MAX_SAFE_INTEGER)).toMatchObject({
      version: Number.MAX_SAFE_INTEGER,
      isDamaged: false,
    })
  })
})

describe('a part of a wrong type', () => {
  const read = (change: object, journal: unknown = undefined) =>
    readSnapshot(JSON.stringify({ state: { ...seededState, ...change }, version: 1, journal }))

  test.each([null, undefined])('is not damage in place of a collection: %j', (users) => {
    expect(read({ users })).toMatchObject({ isDamaged: false, state: { users: [] } })
  })

  test.each([7, 'users', true, { id: 'u' }])('costs the collection: %j', (users) => {
    const { isDamaged, state } = read({ users })
    expect(isDamaged).toBe(true)
    expect(state).toEqual({ ...seededState, users: [] })
  })

  test.each([null, 7, 'user', [], [[]]])('costs the record: %j', (record) => {
    const { isDamaged, state } = read({ users: [record, ...seededState.users] })
    expect(isDamaged).toBe(true)
    expect(state).toEqual(seededState)
  })

  test.each([7, 'Casey', [], { id: 'u' }])('ends an unreadable session: %j', (currentUser) => {
    expect(read({ currentUser })).toMatchObject({ isDamaged: true, state: { currentUser: null } })
  })

  test('costs a session only its wrong field', () => {
    const [, casey] = seededState.users
    const { isDamaged, state } = read({ currentUser: { ...casey, phone: 7 } })
    expect(isDamaged).toBe(true)
    expect(state.currentUser).toEqual({ ...casey, phone: '' })
  })

  test('costs a record only its wrong field', () => {
    const [avery, casey] = seededState.users
    const preferences = { ...avery?.preferences, newsletter: 'yes' }
    const { isDamaged, state } = read({ users: [{ ...avery, preferences, phone: 7 }, casey] })
    expect(isDamaged).toBe(true)
    expect(state.users).toEqual(seededState.users)
  })

  test('costs a counter beyond any number, which could not be written again', () => {
    const text = textOf(seededState).replace(/"view_count":\d+/, '"view_count":1e999')
    const { isDamaged, state } = readSnapshot(text)
    expect(isDamaged).toBe(true)
    expect(state.resources[0]?.view_count).toBe(0)
  })

  test('leaves the version vector unknown', () => {
    expect(read({}, coverage)).toMatchObject({ isDamaged: false, coverage })
    for (const journal of [null, 7, {}, { marks: 7 }]) {
      const { isDamaged, coverage: unknown } = read({}, journal)
      expect(isDamaged).toBe(true)
      expect(unknown).toBeUndefined()
    }
  })
})

describe('a damaged snapshot', () => {
  test.each(['supportTickets', 'users'])('a misspelled name %s counts as damage', (name) => {
    const text = textOf(withTickets(3))
    const wrong = text.replace(`"${name}":`, `"${name.slice(0, -1)}~":`)
    expect(readSnapshot(wrong)).toMatchObject({ isDamaged: true, state: { [name]: [] } })
  })

  const cutOff = textOf(withTickets(3)).slice(0, -1)
  const withoutState = JSON.stringify({ journal: coverage, version: 1, state: 'lost' })

  const otherTexts = ['', 'null', '[]', '"text"', '12', '{}', '{"state":[]}', '{"state":null}', '{']

  test.each([...otherTexts, cutOff, withoutState])(
    'is empty, and no operation counts as included, if it is no document: %s',
    (text) => {
      expect(readSnapshot(text)).toEqual({
        state: emptyState,
        version: storeSchemaVersion,
        coverage: undefined,
        extras: {},
        isDamaged: true,
      })
    },
  )

  test('of two records with one id the first stays', () => {
    const [user] = seededState.users
    const users = [user, { ...user, name: 'Second' }]
    const read = readSnapshot(JSON.stringify({ state: { users }, version: 1 }))
    expect(read.state.users).toEqual([user])
    expect(read.isDamaged).toBe(true)
  })
})

test.each(['__proto__', '\\u005f_proto__', 'constructor', 'prototype'])(
  'a key named %s changes no prototype',
  (key) => {
    const inner = `{"id":"u","email":"e","${key}":{"role":"admin","isAdmin":true}}`
    const text = `{"state":{"users":[${inner}],"currentUser":${inner},"${key}":{"x":1}},"version":1,"${key}":{"y":2}}`
    const { state } = readSnapshot(text)
    for (const value of [state, state.users[0], state.currentUser, {}]) {
      expect(Reflect.get(Object.assign({}, value), 'isAdmin')).toBeUndefined()
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    }
    expect(state.currentUser?.role).toBe('customer')
  },
)

test('migrations run one after the other from the version that was stored', () => {
  const steps = {
    1: (state: object) => ({ ...state, one: true }),
    2: (state: object) => ({ ...state, two: 'one' in state }),
  }
  expect(migrated({}, 1, steps, 3)).toEqual({ one: true, two: true })
  expect(migrated({ one: 1 }, 2, steps, 3)).toEqual({ one: 1, two: true })
  expect(migrated({ a: 1 }, 3, steps, 3)).toEqual({ a: 1 })
  expect(migrated({ a: 1 }, 7, steps, 3)).toEqual({ a: 1 })
})

test.each([
  ['a duplicate key', (text: string) => text.replace('"version":', '"version":0,"version":')],
  [
    'a number with too many digits',
    (text: string) => text.replace('{"id"', '{"n":9007199254740993,"id"'),
  ],
])('a document with %s, which parsing drops, counts as damaged', (_, change) => {
  const [text, state] = [textOf(withTickets(2)), withTickets(2)]
  const read = readSnapshot(change(text))
  expect(read.isDamaged).toBe(true)
  expect(read.state.supportTickets).toEqual(state.supportTickets)
})

test.each<[string, string]>([
  ['NaN', ''],
  ['Invalid Date', ''],
  ['yesterday', ''],
  ['0', ''],
  ['2026-13-01', ''],
  ['2026-02-01T99:00:00Z', ''],
  ...[
    '2026-11-02',
    '2026-11-02T08:00',
    '2026-11-02T08:00:00.000Z',
    '2026-11-02 08:00+02:00',
    '',
  ].map((text): [string, string] => [text, text]),
])('the date %j is read as %j; an invalid one counts as damage', (text, read) => {
  const state = withTickets(1)
  const [ticket] = state.supportTickets
  const found = readSnapshot(
    textOf({ ...state, supportTickets: [{ ...ticket, created_at: text }] }),
  )
  expect(found.isDamaged).toBe(read !== text)
  expect(found.state.supportTickets).toMatchObject([{ id: 'ticket-0', created_at: read }])
})
