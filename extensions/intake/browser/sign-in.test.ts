// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { personOfLink, requestLink } from './sign-in'
import { intakeAnswer } from '../outbox/testing/intake-answer'

const intakeAnswers = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => intakeAnswer(body, status))

const away = { error: 'Try again in a few minutes.' }
const old = { error: 'This link was used before.' }

test.each([
  [200, { sent: 'a@b.example' }, { isEarlier: false }],
  [200, { earlier: 'a@b.example' }, { isEarlier: true }],
  [400, { error: 'email is no email address.' }, { problem: 'email is no email address.' }],
  [503, away, { problem: away.error }],
  [500, {}, { problem: expect.stringContaining('does not answer') }],
])('a mail that is answered with %i and %j', async (status, body, outcome) => {
  intakeAnswers(status, body)
  expect(await requestLink('a@b.example')).toEqual(outcome)
})

test.each([
  [200, { email: 'a@b.example' }, { email: 'a@b.example', needsName: false }],
  [200, { email: 'a@b.example', name: '' }, { email: 'a@b.example', needsName: true }],
  [200, { email: 'a@b.example', name: 'Ada' }, { email: 'a@b.example', needsName: false }],
  [200, {}, { problem: expect.stringContaining('does not answer'), isOver: false }],
  [410, old, { problem: old.error, isOver: true }],
  [503, away, { problem: away.error, isOver: false }],
])('a link that is answered with %i and %j', async (status, body, outcome) => {
  intakeAnswers(status, body)
  expect(await personOfLink('a-token')).toEqual(outcome)
})
