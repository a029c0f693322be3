import { useEffect, useState } from 'react'

/** Milliseconds between two looks at the clock: an article that is due appears by then. */
const interval = 30_000

/** The time; null on a server and in the first render, which has to equal the server's. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = window.setInterval(look, interval)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
