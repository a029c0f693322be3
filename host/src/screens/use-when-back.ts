import { isAnswering, keepTrying } from '@fivefold/shared/loading/network'
import { useEffect, useEffectEvent } from 'react'

/** Acts each time that the site seems to be back; undefined while there is nothing to do then. */
export function useWhenBack(action: (() => void | Promise<void>) | undefined) {
  const act = useEffectEvent(async () => {
    // What a failure shows stays on the screen while the site does not answer.
    if (await isAnswering()) await action?.()
  })
  const isWaiting = action !== undefined
  useEffect(() => (isWaiting ? keepTrying(() => void act()) : undefined), [isWaiting])
}
