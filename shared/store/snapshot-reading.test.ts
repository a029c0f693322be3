import { describe, expect, test } from 'vitest'
import { applyOperation } from './apply-operation'
import type { SiteState } from './entities'
import { migrated, storeSchemaVersion } from './migrations'
import { seededState } from './seeds'
import { snapshotText } from './snapshot'
import { readSnapshot } from './snapshot-reading'

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

describe('a snapshot that is whole', () => {
  test('comes back as it was', () => {
    const state = { ...withTickets(3), currentUser: seededState.users[1] ?? null }
    expect(readSnapshot(textOf(state))).toEqual({
      state,
      version: storeSchemaVersion,
      coverage,
      extras: {},
      isDamaged: false,
    })
  })

  test('is plain JSON with state and version', () => {
    expect(JSON.parse(textOf(withTickets(2)))).toMatchObject({
      version: storeSchemaVersion,
      state: { ...withTickets(2) },
    })
  })

  test('keeps fields, collections and keys that this version does not know', () => {
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

  test('may lack collections, and fields that have a neutral value', () => {
    const text = JSON.stringify({
      state: { users: [{ id: 'u', email: 'u@x.example' }], currentUser: null },
      version: 0,
    })
    const { state, isDamaged, coverage: none } = readSnapshot(text)
    expect(isDamaged).toBe(false)
    expect(none).toBeUndefined()
    expect(state.users[0]).toMatchObject({ name: '', role: 'customer', company: '' })
    expect(state.users[0]?.preferences.newsletter).toBe(true)
    expect(state.supportTickets).toEqual([])
  })

  test('of a newer version keeps its number', () => {
    expect(readSnapshot(JSON.stringify({ state: seededState, version: 9 })).version).toBe(9)
  })
})

describe('a snapshot that is not whole', () => {
  test('overwritten in one place loses what stands there and no more', () => {
    const state = withTickets(300)
    const text = textOf(state)
    for (const noise of ['"', '}', '{', ']', '\u0000', '\\', ',,']) {
      const at = text.indexOf('ticket-150')
      const damaged = `${text.slice(0, at)}${noise}${text.slice(at + noise.length)}`
      const read = readSnapshot(damaged)
      expect(read.state.supportTickets.length).toBeGreaterThanOrEqual(297)
      expect(read.state.kbArticles).toEqual(state.kbArticles)
      expect(read.state.roadmapItems).toEqual(state.roadmapItems)
    }
  })

  test.each(['supportTickets', 'users', 'state', 'version', 'journal'])(
    'one wrong letter in the name %s costs nothing, and counts as damage',
    (name) => {
      const text = textOf(withTickets(3))
      const wrong = text.replace(`"${name}":`, `"${name.slice(0, -1)}~":`)
      expect(readSnapshot(wrong)).toEqual({ ...readSnapshot(text), isDamaged: true })
    },
  )

  test('records behind a broken name do not turn up in the collection before it', () => {
    const text = textOf(withTickets(3))
    const read = readSnapshot(text.replace('"supportTickets"', '"suppor~~ckets"').slice(0, -1))
    expect(read.isDamaged).toBe(true)
    expect(read.state.kbArticles).toEqual(seededState.kbArticles)
  })

  test('a list of objects inside a broken record does not end its collection', () => {
    const users = [1, 2, 3].map((n) => ({ id: `u${n}`, email: '', teams: [{ id: 't' }], name: '' }))
    const text = JSON.stringify({ state: { ...seededState, users }, version: 1 })
    const { state } = readSnapshot(text.replace('{"id":"u1"', 'x"id":"u1"'))
    expect(state.users.map(({ id }) => id)).toEqual(expect.arrayContaining(['u2', 'u3']))
  })

  test('nobody is signed in by a damaged document in which nobody was', () => {
    const text = textOf(withTickets(1)).replace(
      '"demoRequests":[]',
      '"d~~oRequests":[{"id":"x","email":"e"}',
    )
    expect(readSnapshot(text).state.currentUser).toBeNull()
  })

  test.each(['', 'null', '[]', '"text"', '12', '{}', '{"state":[]}', '{"state":null}', '{'])(
    'without anything readable it is empty: %s',
    (text) => {
      const read = readSnapshot(text)
      expect(read.isDamaged).toBe(true)
      expect(read.state.users).toEqual([])
    },
  )

  test('one bad record of many costs that record, or only its bad field', () => {
    const tickets: unknown[] = [...withTickets(200).supportTickets]
    tickets[20] = { id: 'no-user' }
    tickets[40] = 'rubbish'
    tickets[60] = { ...withTickets(61).supportTickets[60], subject: 5, extra: 'kept' }
    const read = readSnapshot(
      JSON.stringify({ state: { ...seededState, supportTickets: tickets }, version: 1 }),
    )
    expect(read.isDamaged).toBe(true)
    expect(read.state.supportTickets).toHaveLength(198)
    expect(read.state.supportTickets.find(({ id }) => id === 'ticket-60')).toMatchObject({
      subject: '',
      category: 'Billing',
      extra: 'kept',
    })
  })

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
