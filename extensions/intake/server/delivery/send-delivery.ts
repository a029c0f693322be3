import { retryAfter } from '@fivefold/shared/loading/back-off'
import { cut } from '@fivefold/shared/words/cut'
import { signedHeaders, type Webhook } from './webhook'

export type Outcome =
  | { isDone: true }
  | { isDone: false; error: string; isFinal?: boolean; retryAfter?: number }

/**
 * Sends once. Only the status of the answer counts: its body is not read, and a redirect is a failure.
 * @param signal ends it.
 */
export async function sendDelivery(
  webhook: Webhook,
  { id, body }: { id: string; body: string },
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(webhook, id, body) },
      body,
      redirect: 'manual',
      signal,
    })
    await answer.body?.cancel().catch(() => {})
    if (answer.ok) return { isDone: true }
    return {
      isDone: false,
      error: `The answer was ${answer.status}.`,
      isFinal: answer.status === 410,
      retryAfter: retryAfter(answer.headers.get('retry-after'), Date.now()),
    }
  } catch (error) {
    return { isDone: false, error: reasonOf(error) }
  }
}

/** `fetch` hides the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'There was no answer in time.'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return cut(code || (cause instanceof Error ? cause : error).message, 200)
}
