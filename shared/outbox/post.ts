/** Milliseconds for an answer. */
const patience = 15_000

/** Seconds. */
const longestPause = 600

const tooLarge = 'It is too large.'

/** Bytes that browsers send for a page that is closed meanwhile. */
const longestForClosedPages = 60_000

/**
 * - `answer`: the intake has answered;
 * - `refused`: it never accepts this request, for the reason;
 * - `later`: nobody knows, so the request must be repeated. Without a status no answer came.
 */
export type Outcome =
  | { kind: 'answer'; body: unknown }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; status?: number }

/** By the clock of this page, which nobody sets: the intake has asked for no request before. */
let notBefore = 0

/**
 * Sends JSON to the intake. Never throws.
 * @example void post('/intake/withdrawals', { sender: 'a-secret', ids: ['l-1'] })
 */
export async function post(path: string, value: unknown): Promise<Outcome> {
  if (performance.now() < notBefore) return { kind: 'later', reason: '' }
  const body = JSON.stringify(value, wellFormed)
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: body.length < longestForClosedPages,
  })
}

/**
 * Reads from the intake. Never throws.
 * @example void get('/intake/tickets').then(({ kind }) => console.info(kind))
 */
export const get = (path: string): Promise<Outcome> => ask(path, {})

async function ask(path: string, request: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(path, { ...request, signal: AbortSignal.timeout(patience) })
    const { ok, status } = response
    if (status === 429) notBefore = performance.now() + pauseIn(response)
    const answer: unknown = await response.json().catch(() => undefined)
    // A proxy answers with a page, which is no word of the intake. Too large is too large each time.
    if (answer === undefined && status === 413) return { kind: 'refused', reason: tooLarge }
    if (answer === undefined) return { kind: 'later', reason: '' }
    if (ok) return { kind: 'answer', body: answer }
    const reason = reasonIn(answer)
    const isFinal = [400, 410, 413, 415].includes(status)
    return isFinal ? { kind: 'refused', reason } : { kind: 'later', reason, status }
  } catch {
    return { kind: 'later', reason: '' }
  }
}

/** Milliseconds; a proxy may ask for too many, or name a date. */
const pauseIn = ({ headers }: Response) =>
  Math.min(Number(headers.get('retry-after')) || 0, longestPause) * 1_000

/** No database stores NUL or half of a surrogate pair. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD') : value

const reasonIn = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : ''
