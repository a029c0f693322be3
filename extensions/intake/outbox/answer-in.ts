import type { Answer } from '../../../shared/contract/seams/answer'
import { isRecord } from '../../../shared/data/storage/stored-json'
import type { Outcome } from './post'

/** @returns the answer for the only record of a request, or `ended` without a session; undefined if there is none. */
export function answerIn(outcome: Outcome, id: string): Answer | 'ended' | undefined {
  if (outcome.kind === 'refused') return { id, refused: outcome.reason }
  if (outcome.kind !== 'answer') return outcome.status === 401 ? 'ended' : undefined
  const answers = isRecord(outcome.body) ? outcome.body['answers'] : undefined
  const [answer]: unknown[] = Array.isArray(answers) ? answers : []
  if (!isRecord(answer) || answer['id'] !== id) return undefined
  const { refused } = answer
  return typeof refused === 'string' ? { id, refused } : { id }
}
