// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn, signOut } from '../../data/session/account'
import { forgetDraftsOf } from './forget-drafts'
import { useDraft } from './use-draft'
import { readStorageHealth } from '../../data/storage/storage-health'

const key = 'fivefold-draft:ticket'
const initial = { subject: '', urgent: false, products: [] as readonly string[] }

const opened = (name = 'ticket') => renderHook(() => useDraft(name, initial))

/** The text of an untouched form. */
function shownSubject() {
  const form = opened()
  form.unmount()
  return form.result.current.values.subject
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})

test('the latest text is kept when the page or the form goes away', () => {
  const form = opened()
  act(() => form.result.current.change({ subject: 'one' }))
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toContain('one')
  act(() => form.result.current.change({ subject: 'two' }))
  form.unmount()
  expect(localStorage.getItem(key)).toContain('two')
})

test('a text that is too long is not stored, the other fields are, and the form says so', () => {
  const form = opened()
  act(() => form.result.current.change({ subject: 'Invoice', products: ['integ'] }))
  act(() => vi.advanceTimersByTime(500))
  act(() => form.result.current.change({ subject: 'x'.repeat(100_000) }))
  act(() => vi.advanceTimersByTime(500))
  expect(JSON.parse(localStorage.getItem(key) ?? '').values).toEqual({ products: ['integ'] })
  expect(form.result.current).toMatchObject({ isRefused: true, edited: true })
  expect(readStorageHealth().status).toBe('ok')
  act(() => form.result.current.change({ subject: 'x'.repeat(99_000) }))
  act(() => vi.advanceTimersByTime(500))
  expect(localStorage.getItem(key)?.length).toBeGreaterThan(99_000)
  expect(form.result.current.isRefused).toBe(false)
})

test.each([8.65e15, Infinity])('a draft with the time %d counts as new', (savedAt) => {
  localStorage.setItem(
    key,
    `{"savedAt":${savedAt},"values":{"subject":"x"}}`.replace('Infinity', '1e999'),
  )
  const form = opened()
  expect(form.result.current.restoredFrom).toEqual(new Date())
})

test('a draft that a full storage refuses is reported by its form only, since records may have room', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const first = opened('refused')
  act(() => first.result.current.change({ subject: 'Invoice' }))
  first.unmount()
  const second = opened('refused')
  expect(second.result.current).toMatchObject({
    values: { subject: 'Invoice' },
    restoredFrom: expect.any(Date),
  })
  expect(second.result.current.isRefused).toBe(false)
  expect(readStorageHealth().status).toBe('ok')
  act(() => second.result.current.change({ subject: 'Invoice 12' }))
  act(() => vi.advanceTimersByTime(400))
  expect(second.result.current.isRefused).toBe(true)
  vi.restoreAllMocks()
  act(() => second.result.current.change({ subject: 'Invoice 1' }))
  act(() => vi.advanceTimersByTime(400))
  expect(second.result.current.isRefused).toBe(false)
})

test('a draft is written as a whole after a pause, and restored later', () => {
  const form = opened()
  act(() => form.result.current.change({ subject: 'In' }))
  act(() => vi.advanceTimersByTime(300))
  act(() => form.result.current.change({ urgent: true }))
  act(() => vi.advanceTimersByTime(399))
  expect(localStorage.getItem(key)).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
    savedAt: Date.now(),
    values: { subject: 'In', urgent: true },
  })
  form.unmount()
  expect(opened().result.current).toMatchObject({
    values: { subject: 'In', urgent: true, products: [] },
    restoredFrom: expect.any(Date),
  })
})

test('two changes at once are both kept', () => {
  const form = opened()
  act(() => {
    form.result.current.change({ subject: 'In' })
    form.result.current.change({ urgent: true })
  })
  expect(form.result.current.values).toEqual({ ...initial, subject: 'In', urgent: true })
})

test('a draft written when the page was left does not overwrite a later one', () => {
  const form = opened()
  act(() => form.result.current.change({ subject: 'one' }))
  window.dispatchEvent(new Event('pagehide'))
  localStorage.setItem(key, 'of another tab')
  act(() => vi.advanceTimersByTime(1000))
  window.dispatchEvent(new Event('pagehide'))
  form.unmount()
  expect(localStorage.getItem(key)).toBe('of another tab')
})

test('a written draft is not written again when its form goes away', () => {
  const form = opened()
  act(() => form.result.current.change({ subject: 'one' }))
  act(() => vi.advanceTimersByTime(400))
  localStorage.setItem(key, 'of another tab')
  form.unmount()
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toBe('of another tab')
})

test('an unmounted form handles no events of the page', () => {
  const form = opened()
  const { change } = form.result.current
  form.unmount()
  change({ subject: 'late' })
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toBeNull()
})

test('discarding a restored draft resets the form, for later text, too', () => {
  localStorage.setItem(key, JSON.stringify({ ...initial, subject: 'before' }))
  const form = opened()
  expect(form.result.current.restoredFrom).toBeDefined()
  act(() => form.result.current.discard())
  act(() => vi.advanceTimersByTime(500))
  expect(localStorage.getItem(key)).toBeNull()
  expect(form.result.current).toMatchObject({ values: initial, restoredFrom: undefined })
  act(() => form.result.current.change({ urgent: true }))
  expect(form.result.current.values).toEqual({ ...initial, urgent: true })
})

test('text typed after a restored draft is added to it', () => {
  localStorage.setItem(key, JSON.stringify({ ...initial, subject: 'before' }))
  const form = opened()
  act(() => form.result.current.change({ urgent: true }))
  expect(form.result.current.values).toEqual({ ...initial, subject: 'before', urgent: true })
})

test('each form has its own draft, even when its name changes', () => {
  localStorage.setItem('fivefold-draft:demo', JSON.stringify({ ...initial, subject: 'demo' }))
  const form = renderHook(({ name }) => useDraft(name, initial), {
    initialProps: { name: 'ticket' },
  })
  act(() => form.result.current.change({ subject: 'one' }))
  form.rerender({ name: 'demo' })
  expect(localStorage.getItem(key)).toContain('one')
  expect(form.result.current.values.subject).toBe('demo')
  act(() => form.result.current.change({ urgent: true }))
  act(() => vi.advanceTimersByTime(400))
  expect(localStorage.getItem('fivefold-draft:demo')).toContain('"urgent":true')
  expect(localStorage.getItem(key)).not.toContain('"urgent"')
  act(() => form.result.current.discard())
  expect(localStorage.getItem('fivefold-draft:demo')).toBeNull()
  expect(localStorage.getItem(key)).not.toBeNull()
})

test.each([
  'null',
  '"text"',
  'rubbish',
  '12',
  '[]',
  '{"subject":5,"products":[1],"other":"x"}',
  JSON.stringify(initial),
])('nothing is restored from %s', (text) => {
  localStorage.setItem(key, text)
  const { result } = opened()
  expect(result.current).toMatchObject({ values: initial, restoredFrom: undefined })
})

test('only fields of the right kind are restored', () => {
  localStorage.setItem(key, '{"subject":"S","urgent":"yes","products":["scd"],"__proto__":{"x":1}}')
  const { result } = opened()
  expect(result.current.values).toEqual({ subject: 'S', urgent: false, products: ['scd'] })
})

describe('a value in the form’s address', () => {
  const address = (query: string) => {
    window.history.replaceState(null, '', `/${query}`)
    return {
      query,
      read: (query: string) => ({ subject: new URLSearchParams(query).get('about') ?? '' }),
    }
  }
  const open = (query: string) => renderHook(() => useDraft('ticket', initial, address(query)))
  const subjectAt = (query: string) => {
    const form = open(query)
    form.unmount()
    return form.result.current.values.subject
  }
  const write = (query: string, changes: Partial<typeof initial>) => {
    const form = open(query)
    act(() => form.result.current.change(changes))
    form.unmount()
  }
  afterEach(() => window.history.replaceState(null, '', '/'))

  test('is filled in, and is not an edit', () => {
    const { result } = open('?about=plans')
    expect(result.current).toMatchObject({ values: { subject: 'plans' }, edited: false })
    expect(localStorage.length).toBe(0)
    act(() => result.current.change({ urgent: true }))
    act(() => result.current.discard())
    expect(result.current).toMatchObject({ values: { subject: 'plans', urgent: false } })
  })

  test('replaces only a choice under another address', () => {
    write('?about=plans', { subject: 'changed', urgent: true })
    const form = open('?about=press')
    expect(form.result.current.values).toMatchObject({ subject: 'press', urgent: true })
    act(() => form.result.current.change({ subject: 'mine' }))
    form.unmount()
    expect(subjectAt('?about=press')).toBe('mine')
  })

  test('is replaced by a choice under the same address', () => {
    write('?about=plans', { subject: 'changed' })
    expect(subjectAt('?about=plans')).toBe('changed')
  })

  test('is kept for a return without it', () => {
    write('?about=plans', { urgent: true })
    expect(subjectAt('')).toBe('plans')
  })

  test('leaves no draft once all edits are undone', () => {
    write('?about=plans', { urgent: true })
    write('?about=plans', { urgent: false })
    expect(open('').result.current).toMatchObject({ values: initial, restoredFrom: undefined })
  })

  test('replaces an earlier release’s draft', () => {
    localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), values: { subject: 'old' } }))
    expect(subjectAt('?about=plans')).toBe('plans')
  })

  test('is respected by a change before the page has read the address', () => {
    window.history.replaceState(null, '', '/?about=plans')
    const { read } = address('?about=plans')
    const form = renderHook(({ query }) => useDraft('ticket', initial, { query, read }), {
      initialProps: { query: '' },
    })
    act(() => form.result.current.change({ subject: 'early' }))
    form.rerender({ query: '?about=plans' })
    expect(form.result.current.values.subject).toBe('early')
  })
})

describe('the owner of a draft', () => {
  const casey = { email: 'customer@fivefold.example', password: 'secret' }
  const avery = { email: 'admin@fivefold.example', password: 'secret' }
  const write = (subject: string) => {
    const form = opened()
    act(() => form.result.current.change({ subject }))
    form.unmount()
  }
  afterEach(signOut)

  test('an account’s draft is shown to no other account, and to no signed-out visitor', () => {
    signIn(casey)
    write('of Casey')
    signIn(avery)
    expect(shownSubject()).toBe('')
    signOut()
    expect(shownSubject()).toBe('')
    signIn(casey)
    expect(shownSubject()).toBe('of Casey')
  })

  test('a visitor who signs in continues with their draft, which becomes the account’s', () => {
    write('before')
    signIn(casey)
    expect(shownSubject()).toBe('before')
    signOut()
    expect(shownSubject()).toBe('')
    write('another')
    signIn(casey)
    expect(shownSubject()).toBe('before')
  })

  test('a draft is deleted with its account, and no other draft is', () => {
    for (const [person, text] of [
      [casey, 'of Casey'],
      [avery, 'of Avery'],
    ] as const) {
      signIn(person)
      write(text)
    }
    forgetDraftsOf('user-casey-customer')
    expect(shownSubject()).toBe('of Avery')
    signIn(casey)
    expect(shownSubject()).toBe('')
  })
})

describe('a draft is deleted', () => {
  const day = 86_400_000

  test('7 days after its last change, even if its form is not opened again', () => {
    const form = opened()
    act(() => form.result.current.change({ subject: 'old' }))
    form.unmount()
    vi.advanceTimersByTime(7 * day)
    const second = opened()
    expect(second.result.current.restoredFrom).toEqual(new Date(Date.now() - 7 * day))
    second.unmount()
    vi.advanceTimersByTime(1)
    opened('demo')
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('7 days after it was first read, if older code stored no time', () => {
    localStorage.setItem(key, JSON.stringify({ ...initial, subject: 'undated' }))
    opened('demo').unmount()
    vi.advanceTimersByTime(7 * day + 1)
    opened('demo').unmount()
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('without other data of the browser', () => {
    localStorage.setItem('fivefold-theme', 'dark')
    opened('demo').unmount()
    expect(localStorage.getItem('fivefold-theme')).toBe('dark')
  })
})
