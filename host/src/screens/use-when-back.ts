import { isAnswering, keepTrying } from '@fivefold/shared/loading/network'
import { useEffect, useEffectEvent } from 'react'

/** Runs the action each time the site seems to be back. Undefined: there is nothing to do. */
export function useWhenBack(action: (() => void | Promise<void>) | undefined) {
  const act = useEffectEvent(async () => {
    // While the site does not answer, the failure stays on the screen.
    if (await isAnswering()) await action?.()
  })
  const isWaiting = action !== undefined
  useEffect(() => (isWaiting ? keepTrying(() => void act()) : undefined), [isWaiting])
}
