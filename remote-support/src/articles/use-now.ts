import { useEffect, useState } from 'react'

/** Milliseconds; a newly due article appears within this time. */
const interval = 30_000

/** The current time; null during prerendering and hydration, which have to match. */
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
