// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContactForm } from '@fivefold/shared/domain/leads/lead'
import type { Answer } from '@fivefold/shared/seams/answer'
import { isLongRun } from '../server/testing/seeded-random'
import { intakeAnswer } from './testing/intake-answer'

/** An intake without a database: what it has stored, and what it does to the next request. */
function fakeIntake() {
  const stored = new Map<string, string>()
  const erased = new Set<string>()
  const behaviour = { next: (): 'works' | Fault => 'works' }
  const requests: string[] = []
  const bodies: Record<string, unknown>[] = []

  function act(path: string, body: Record<string, unknown>) {
    if (path === '/intake/withdrawals') {
      for (const id of body['ids'] as string[]) {
        stored.delete(id)
        erased.add(id)
      }
      return {}
    }
    const [{ record }] = body['leads'] as [{ record: { id: string } }]
    const text = JSON.stringify(record)
    if (erased.has(record.id)) return { answers: [{ id: record.id, refused: 'It was deleted.' }] }
    expect(stored.get(record.id) ?? text).toBe(text)
    stored.set(record.id, text)
    return { answers: [{ id: record.id }] }
  }

  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    requests.push(path)
    bodies.push(JSON.parse(body))
    const { answered } = page
    const fault = behaviour.next()
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    if (fault === 'error') return intakeAnswer({ error: 'Later.' }, 503)
    if (fault === 'busy') return intakeAnswer({ error: 'Later.' }, 429, { 'retry-after': '30' })
    if (fault === 'unknown') return intakeAnswer({ error: 'No such form.' }, 404)
    if (fault === 'refuses') return intakeAnswer({ error: 'Too long.' }, 400)
    const answer = act(path, JSON.parse(body))
    await answered()
    if (fault === 'answerLost') throw new TypeError('Failed to fetch')
    if (fault === 'nonsense') return new Response('<html>', { status: 200 })
    return intakeAnswer(answer)
  })
  return { stored, behaviour, requests, bodies }
}

const faults = ['lost', 'error', 'answerLost', 'nonsense'] as const
type Fault = (typeof faults)[number] | 'refuses' | 'busy' | 'unknown'

const lead = (id: string): ContactForm => ({
  id,
  created_at: '2026-11-27T10:00:00.000Z',
  name: 'Ada',
  email: 'ada@lovelace.example',
  company: '',
  message: 'Hello',
})

const events = { onDelay: vi.fn(), onAnswer: vi.fn(), onSessionEnded: vi.fn() }
let receiptOf: typeof import('./receipts').receiptOf
let contactForms: readonly ContactForm[] = []
let keep: (forms: readonly ContactForm[]) => void

const listen = window.addEventListener.bind(window)

/** The open page. When it ends, its listeners and requests do, too. */
function openPage() {
  const ends = new AbortController()
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listen(type, listener, { signal: ends.signal })
  })
  return {
    end: () => ends.abort(),
    answered: () => (ends.signal.aborted ? new Promise<void>(() => {}) : Promise.resolve()),
  }
}
let page = openPage()

/** A new page of the same browser, after the one before it. */
async function visit() {
  page.end()
  // It writes what it had begun to write, and then nothing more.
  await vi.advanceTimersByTimeAsync(0)
  vi.clearAllTimers()
  page = openPage()
  vi.resetModules()
  const { stateStore } = await import('@fivefold/shared/store/state-store')
  ;({ receiptOf } = await import('./receipts'))
  const { startOutbox } = await import('./outbox')
  keep = (forms) => {
    contactForms = forms
    stateStore.setState({ contactForms: forms })
  }
  keep(contactForms)
  startOutbox(events)
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  contactForms = []
})
afterEach(() => {
  vi.clearAllMocks()
})

test('a lead is sent once, and not again by a later page', async () => {
  const { stored, requests } = fakeIntake()
  await visit()
  keep([lead('a')])
  await vi.advanceTimersByTimeAsync(0)
  expect([...stored.keys()]).toEqual(['a'])
  expect(events.onAnswer).toHaveBeenCalledExactlyOnceWith({ id: 'a' }, 'lead', false)
  await visit()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requests).toEqual(['/intake/leads'])
})

test('a form that the intake does not know yet holds up no other, and is refused after a day', async () => {
  const { behaviour, stored } = fakeIntake()
  const states = ['unknown', 'works'] as const
  let turn = 0
  behaviour.next = () => states[turn++] ?? 'unknown'
  await visit()
  keep([lead('a'), lead('b')])
  await vi.advanceTimersByTimeAsync(0)
  expect([...stored.keys()]).toEqual(['b'])
  expect(receiptOf('a')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(23 * 3_600_000)
  expect(receiptOf('a')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(receiptOf('a')).toEqual({ id: 'a', refused: 'No such form.' })
})

test('what waits is told once, is sent when the connection is back, and is told then', async () => {
  const { behaviour, stored } = fakeIntake()
  behaviour.next = () => 'lost'
  await visit()
  keep([lead('a'), lead('b')])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events.onDelay).toHaveBeenCalledExactlyOnceWith(['lead', 'lead'])
  behaviour.next = () => 'works'
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([...stored.keys()]).toEqual(['a', 'b'])
  expect(events.onAnswer.mock.calls).toEqual([
    [{ id: 'a' }, 'lead', true],
    [{ id: 'b' }, 'lead', true],
  ])
})

test.each([
  ['is closed before the answer', 'answerLost', 0],
  ['is closed after it was told to wait', 'lost', 60_000],
] as const)(
  'a visitor whose page %s is told of the answer at a later visit',
  async (_, fault, time) => {
    const { behaviour } = fakeIntake()
    behaviour.next = () => fault
    await visit()
    keep([lead('a')])
    await vi.advanceTimersByTimeAsync(time)
    behaviour.next = () => 'works'
    await visit()
    await vi.advanceTimersByTimeAsync(0)
    expect(events.onAnswer.mock.calls).toEqual([[{ id: 'a' }, 'lead', true]])
  },
)

test('what was told to wait is told as received, too, when another tab has sent it', async () => {
  const { behaviour } = fakeIntake()
  behaviour.next = () => 'lost'
  await visit()
  keep([lead('a')])
  await vi.advanceTimersByTimeAsync(60_000)
  const key = 'fivefold-receipt:a'
  localStorage.setItem(key, '{}')
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }))
  expect(events.onAnswer.mock.calls).toEqual([[{ id: 'a' }, 'lead', true]])
})

test('a lead that comes while a withdrawal is under way is sent after it', async () => {
  const { stored } = fakeIntake()
  await visit()
  keep([lead('a')])
  await vi.advanceTimersByTimeAsync(0)
  keep([])
  keep([lead('b')])
  await vi.advanceTimersByTimeAsync(0)
  expect([...stored.keys()]).toEqual(['b'])
})

test('a withdrawal that waits is not told as a form; a lead that joins it is', async () => {
  const { behaviour } = fakeIntake()
  await visit()
  keep([lead('a')])
  await vi.advanceTimersByTimeAsync(0)
  behaviour.next = () => 'lost'
  keep([])
  await vi.advanceTimersByTimeAsync(0)
  expect(events.onDelay).not.toHaveBeenCalled()
  keep([lead('b')])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events.onDelay).toHaveBeenCalledExactlyOnceWith(['lead'])
})

test('a refused lead is told, is never sent again, and holds up no other', async () => {
  const { behaviour, requests, stored } = fakeIntake()
  behaviour.next = () => (requests.length === 1 ? 'refuses' : 'works')
  await visit()
  keep([lead('a'), lead('b')])
  await vi.advanceTimersByTimeAsync(0)
  expect(receiptOf('a')).toEqual({ id: 'a', refused: 'Too long.' })
  expect([...stored.keys()]).toEqual(['b'])
  await visit()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requests).toHaveLength(2)
})

test('deleting the browser’s data withdraws what was sent, at a later visit if need be', async () => {
  const { behaviour, stored } = fakeIntake()
  await visit()
  keep([lead('a')])
  await vi.advanceTimersByTimeAsync(0)
  const secret = localStorage.getItem('fivefold-sender')
  behaviour.next = () => 'lost'
  await visit()
  localStorage.clear()
  keep([])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(localStorage.getItem('fivefold-withdrawal:a')).toBe(secret)
  behaviour.next = () => 'works'
  await visit()
  await vi.advanceTimersByTimeAsync(0)
  expect([...stored.keys()]).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})

test('an intake that asks for a pause is not asked before', async () => {
  const { behaviour, requests, stored } = fakeIntake()
  behaviour.next = () => 'busy'
  await visit()
  keep([lead('a')])
  await vi.advanceTimersByTimeAsync(0)
  behaviour.next = () => 'works'
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([...stored.keys()]).toEqual(['a'])
})

test('the consent that a lead keeps is sent beside it', async () => {
  const { stored, bodies } = fakeIntake()
  await visit()
  const consented = { ...lead('a'), consent: 'We use it.', consentVersion: 'contact-1' }
  keep([consented])
  await vi.advanceTimersByTimeAsync(0)
  expect(JSON.parse(stored.get('a') ?? '')).toEqual(lead('a'))
  expect(bodies[0]).toMatchObject({
    leads: [{ consent: { text: 'We use it.', version: 'contact-1' } }],
  })
})

describe('with faults of any kind', () => {
  test.each(Array.from({ length: isLongRun ? 100 : 25 }, (_, seed) => seed))(
    'seed %i: a lead is received exactly once, and never said to be before it is',
    async (seed) => {
      let state = seed + 1
      const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
      const pick = <Item>(items: readonly Item[]) =>
        items[Math.floor(random() * items.length)] as Item
      const { behaviour, stored } = fakeIntake()
      behaviour.next = () => (random() < 0.6 ? pick(faults) : 'works')
      const deleted = new Set<string>()
      const tooEarly: Answer[] = []
      events.onAnswer.mockImplementation((answer: Answer) => {
        if (!stored.has(answer.id)) tooEarly.push(answer)
      })
      await visit()
      for (let step = 0; step < 20; step += 1) {
        const action = random()
        if (action < 0.4) keep([...contactForms, lead(`lead-${step}`)])
        else if (action < 0.55 && contactForms.length > 0) {
          const { id } = pick(contactForms)
          deleted.add(id)
          keep(contactForms.filter((form) => form.id !== id))
        } else if (action < 0.75) await visit()
        else await vi.advanceTimersByTimeAsync(random() * 20_000)
      }
      behaviour.next = () => 'works'
      await visit()
      await vi.advanceTimersByTimeAsync(600_000)
      expect(tooEarly).toEqual([])
      expect([...stored.keys()].toSorted()).toEqual(contactForms.map(({ id }) => id).toSorted())
      for (const { id } of contactForms) expect(receiptOf(id)).toEqual({ id })
      for (const id of deleted) expect(receiptOf(id)).toBeUndefined()
    },
  )
})
