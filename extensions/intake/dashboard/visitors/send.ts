import { post } from '@fivefold/shared/outbox/post'
import { notify } from '@fivefold/shared/notify/toast'
import { intakeContent } from '../intake-content'

/** Posts to the intake. @returns its answer; undefined after a failure, which a toast reports. */
export async function send<Value>(
  path: string,
  body: object,
  failed: string,
): Promise<Value | undefined> {
  const outcome = await post(`/intake/operators/${path}`, body)
  if (outcome.kind === 'answer') return outcome.body as Value
  const description = outcome.reason || intakeContent.away
  notify({ title: failed, description, tone: 'destructive' })
  return undefined
}
