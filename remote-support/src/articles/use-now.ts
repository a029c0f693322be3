import { useEffect, useState } from 'react'

/** Milliseconds until an article that became due appears. */
const interval = 30_000

/** The current time; null during prerendering and in the first render, which has to match it. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const update = () => setNow(new Date())
    update()
    const timer = window.setInterval(update, interval)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
