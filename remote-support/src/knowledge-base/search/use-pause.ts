import { useEffect, useMemo, useRef } from 'react'

/** One task for the next pause, in milliseconds; leaving the page or going back calls it off. */
export function usePause() {
  const timer = useRef<number>(undefined)
  const pause = useMemo(
    () => ({
      forget: () => window.clearTimeout(timer.current),
      await(milliseconds: number, task: () => void) {
        window.clearTimeout(timer.current)
        timer.current = window.setTimeout(task, milliseconds)
      },
    }),
    [],
  )
  useEffect(() => {
    window.addEventListener('popstate', pause.forget)
    return () => {
      window.removeEventListener('popstate', pause.forget)
      pause.forget()
    }
  }, [pause])
  return pause
}
