// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { ContactForm } from '@fivefold/shared/domain/leads/lead'
import { receiptOf } from './receipts'
import { localArea } from '@fivefold/shared/storage/browser-storage'
import { provideStoreCode } from '@fivefold/shared/store/site-store'
import { stateStore } from '@fivefold/shared/store/state-store'
import { storeCode } from '@fivefold/shared/store/store-code'
import { intakeAnswer } from './testing/intake-answer'
import { fetchAnswers } from './answers'
import { isLeaving, leaveLater, sendLeaving } from './leaving'
import { startOutbox } from './outbox'
import { withdrawalPrefix } from './outbox-keys'
import { keepPerson, readPerson } from './person'
import { get, post } from './post'
import { confirmLink, requestLink } from '../browser/sign-in'

const page = '<!doctype html><title>Error</title><h1>A page of something between</h1>'
const json = 'application/json'

/** Whatever a server between the browser and the intake answers, by who does. */
const bodies: Readonly<Record<string, [type: string | undefined, body: string]>> = {
  'nginx, a captive portal': ['text/html; charset=utf-8', page],
  'HAProxy, a closed tunnel': [undefined, ''],
  Envoy: ['text/plain', 'no healthy upstream'],
  'AWS API Gateway': [json, '{"message":"Bad Request"}'],
  'AWS Lambda': ['application/json; charset=utf-8', '{"Message":null}'],
  'Azure API Management': [json, '{"statusCode":400,"message":"Invalid."}'],
  'Azure Front Door': [json, '{"error":{"code":"BadRequest","message":"Invalid."}}'],
  Cloudflare: [json, '{"success":false,"errors":[{"code":1000,"message":"Invalid."}]}'],
  'Cloudflare’s problems': ['application/problem+json', '{"title":"Error 1010","status":400}'],
  Spring: [json, '{"timestamp":"2026-11-27","status":400,"error":"Bad Request"}'],
  Express: [json, '{"error":"Bad Request"}'],
  'a stub': [json, '{}'],
  'a text that is JSON': [json, '"ok"'],
  'JSON that is cut': [json, '{"answers":['],
  S3: ['application/xml', '<Error><Code>AccessDenied</Code></Error>'],
}
/** Without 413: what is too large is too large each time. */
const statuses = [200, 202, 204, 302, 304, 400, 401, 403, 404, 405, 410, 411, 415, 422, 451]
const faults = [500, 501, 502, 503, 504, 511, 520, 524, 530]

const all = Object.entries(bodies).flatMap(([name, [type, body]]) =>
  [...statuses, ...faults].map((status) => ({ name: `${status} of ${name}`, status, type, body })),
)

const requested: string[] = []
let given: () => Response

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  requested.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return given()
  })
})
function answerWith({ status, type, body }: (typeof all)[number]) {
  const headers = type === undefined ? {} : { 'content-type': type }
  const sent = [204, 304].includes(status) ? null : body
  given = () => new Response(sent, { status, headers })
}

const silence = /does not answer/

test.each(all)('$name is no word of the intake for any request', async (answer) => {
  answerWith(answer)
  const later = { kind: 'later', reason: '' }
  expect(await post('/intake/tickets', {})).toEqual(later)
  expect(await get('/intake/operators/leads')).toEqual(later)
  expect(await requestLink('ada@lovelace.example')).toEqual({
    problem: expect.stringMatching(silence),
  })
  expect(await confirmLink('a-token-of-a-mail-1')).toMatch(silence)
  expect(requested).toHaveLength(4)

  leaveLater('delete')
  expect(await sendLeaving()).toBe(false)
  expect(isLeaving()).toBe(true)

  provideStoreCode(storeCode)
  keepPerson({ id: 'person-1', userId: 'person-1', since: 0 })
  expect(await fetchAnswers()).toBe(false)
  expect(readPerson()).toBeDefined()
  expect(requested.slice(4)).toEqual(['/intake/sign-in/delete', '/intake/tickets?since=0'])
})

test('a lead, and then its withdrawal, waits through all of them until the intake answers', async () => {
  const events = { onDelay: vi.fn(), onAnswer: vi.fn(), onSessionEnded: vi.fn() }
  const lead: ContactForm = {
    id: 'lead-1',
    created_at: '2026-11-27T10:00:00.000Z',
    name: 'Ada',
    email: 'ada@lovelace.example',
    company: '',
    message: 'Hello',
  }
  async function walk(path: string) {
    for (const answer of all) {
      answerWith(answer)
      requested.length = 0
      await vi.advanceTimersByTimeAsync(600_000)
      expect(new Set(requested), answer.name).toEqual(new Set([path]))
    }
  }
  given = () => Response.error()
  startOutbox(events)
  stateStore.setState({ contactForms: [lead] })
  await walk('/intake/leads')
  expect(receiptOf('lead-1')).toBeUndefined()
  given = () => intakeAnswer({ answers: [{ id: 'lead-1' }] })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(receiptOf('lead-1')).toEqual({ id: 'lead-1' })

  given = () => Response.error()
  stateStore.setState({ contactForms: [] })
  await walk('/intake/withdrawals')
  expect(localArea.keys(withdrawalPrefix)).toHaveLength(1)
  given = () => intakeAnswer({ withdrawn: ['lead-1'] })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(localArea.keys(withdrawalPrefix)).toEqual([])
  expect(events.onAnswer).toHaveBeenCalledOnce()
  expect(events.onSessionEnded).not.toHaveBeenCalled()
})
