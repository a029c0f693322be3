import { retryAfter } from '@fivefold/shared/loading/back-off'
import type { Answer } from '@fivefold/shared/seams/answer'
import { isRecord } from '@fivefold/shared/storage/stored-json'
import { ownJson } from './own-json'

/** Milliseconds for an answer. */
const timeout = 15_000

/** Milliseconds after an answer with 429, whatever a proxy asks for. */
const shortestPause = 1_000
const longestPause = 600_000

const tooLarge = 'It is too large.'

/** Bytes. Browsers refuse a request that outlives its page and is longer than 64 KiB. */
const longestForClosedPages = 60_000

/**
 * - `answer`: the intake has answered;
 * - `refused`: it never accepts this request, for the reason;
 * - `later`: nobody knows, so the request must be repeated. Without a status the intake has not answered.
 */
export type Outcome =
  | { kind: 'answer'; body: unknown }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; status?: number }

/** An event of the window: the intake does not know who has asked. Each part of the site has its own copy of this file. */
export const unknownVisitor = 'fivefold:unknown-visitor'

/** Answers with status 429, by path. `until` is in `performance.now()`, which no user can set. */
const paused = new Map<string, { until: number; outcome: Outcome }>()

/**
 * Sends JSON to the intake. Never throws.
 * @example void post('/intake/withdrawals', { sender: 'a-secret', ids: ['l-1'] })
 */
export async function post(path: string, value: unknown): Promise<Outcome> {
  const pause = paused.get(path)
  if (pause && performance.now() < pause.until) return pause.outcome
  const body = JSON.stringify(value, wellFormed)
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: new TextEncoder().encode(body).length < longestForClosedPages,
  })
}

/** Sends bytes to the intake. Never throws. */
export const postBytes = (path: string, body: Blob): Promise<Outcome> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body,
  })

/**
 * Reads from the intake. Never throws.
 * @example void get('/intake/tickets').then(({ kind }) => console.info(kind))
 */
export const get = (path: string): Promise<Outcome> => ask(path, {})

async function ask(path: string, request: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(path, { ...request, signal: AbortSignal.timeout(timeout) })
    const wanted = retryAfter(response.headers.get('retry-after'), Date.now())
    const until = performance.now() + Math.min(Math.max(wanted, shortestPause), longestPause)
    const outcome = await outcomeOf(response)
    if (response.status === 429) paused.set(path, { until, outcome })
    if (response.status === 401) window.dispatchEvent(new Event(unknownVisitor))
    return outcome
  } catch {
    return { kind: 'later', reason: '' }
  }
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const { ok, status } = response
  // A body that is too large stays too large, no matter which server says so.
  const isFinal = [400, 410, 413, 415].includes(status)
  if (!response.headers.get('content-type')?.startsWith(ownJson)) {
    return status === 413 ? { kind: 'refused', reason: tooLarge } : { kind: 'later', reason: '' }
  }
  const answer: unknown = await response.json()
  if (ok) return { kind: 'answer', body: answer }
  const reason = reasonIn(answer)
  return isFinal ? { kind: 'refused', reason } : { kind: 'later', reason, status }
}

/** No database stores NUL or half of a surrogate pair. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD') : value

const reasonIn = (answer: unknown) =>
  isRecord(answer) && 'error' in answer ? String(answer['error']) : ''

/** @returns the answer for the only record of a request, or `ended` without a session; undefined if there is none. */
export function answerIn(outcome: Outcome, id: string): Answer | 'ended' | undefined {
  if (outcome.kind === 'refused') return { id, refused: outcome.reason }
  if (outcome.kind !== 'answer') return outcome.status === 401 ? 'ended' : undefined
  const [answer] = answersIn(outcome)
  return answer?.id === id ? answer : undefined
}

/** @returns the answers for the records of a request, in their order. */
export function answersIn(outcome: Outcome): readonly (Answer | undefined)[] {
  const body = outcome.kind === 'answer' ? outcome.body : undefined
  const answers: unknown = isRecord(body) ? body['answers'] : undefined
  return (Array.isArray(answers) ? answers : []).map((answer: unknown) => {
    if (!isRecord(answer)) return undefined
    const { id, refused, isMailed } = answer
    return {
      id: String(id),
      ...(typeof refused === 'string' && { refused }),
      ...(isMailed === true && { isMailed }),
    }
  })
}
