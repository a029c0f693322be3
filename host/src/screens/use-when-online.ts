import { useEffect, useEffectEvent } from 'react'

/** Acts as soon as the network is back; undefined while there is nothing to do then. */
export function useWhenOnline(action: (() => void) | undefined) {
  const act = useEffectEvent(() => action?.())
  const isWaiting = action !== undefined
  useEffect(() => {
    if (!isWaiting) return
    const listener = () => act()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [isWaiting])
}
