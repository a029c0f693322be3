import { useId, useState } from 'react'
import { notify } from '@fivefold/shared/notify/toast'
import { Button } from '@fivefold/shared/ui/button'
import { sessionsContent as copy } from './sessions-content'

/** For who has lost a device, or has signed in on somebody else's. */
export function EndOtherSessions() {
  const [busy, setBusy] = useState(false)
  const hintId = useId()

  async function end() {
    setBusy(true)
    const outcome = await import('@fivefold/shared/outbox/post').then(
      ({ post }) => post('/intake/sign-in/out-others', {}),
      // Offline, the file is missing.
      () => ({ kind: 'later', reason: '' }) as const,
    )
    setBusy(false)
    if (outcome.kind === 'answer') {
      // The intake of this release has answered.
      const { ended } = outcome.body as { ended: number }
      return notify({ ...copy.done(ended), tone: 'success' })
    }
    return notify({ ...copy.failed(outcome.reason), tone: 'destructive' })
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-describedby={hintId}
        onClick={() => void end()}
      >
        {copy.label}
      </Button>
      <span id={hintId} hidden>
        {copy.hint}
      </span>
    </>
  )
}
