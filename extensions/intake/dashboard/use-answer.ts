import { useCallback, useEffect, useRef, useState } from 'react'
import { get } from '@fivefold/shared/outbox/post'
import { intakeContent } from './intake-content'

/** Milliseconds between two requests of a visible tab. */
const pause = 15_000

interface Answer<Value> {
  value?: Value
  problem?: string
}

/**
 * Reads from the intake now, and again every 15 s while the tab is visible. Keeps the last answer
 * during a request and after a failed one.
 */
export function useAnswer<Value>(path: string) {
  const [answer, setAnswer] = useState<Answer<Value>>({})
  const asked = useRef(path)

  const again = useCallback(() => {
    asked.current = path
    void get(path).then((outcome) => {
      if (asked.current !== path) return
      // The intake of this release has answered, on the site's own origin.
      if (outcome.kind === 'answer') setAnswer({ value: outcome.body as Value })
      else setAnswer((last) => ({ ...last, problem: outcome.reason || intakeContent.away }))
    })
  }, [path])

  useEffect(() => {
    again()
    const timer = setInterval(() => document.hidden || again(), pause)
    return () => clearInterval(timer)
  }, [again])

  return { ...answer, again }
}
