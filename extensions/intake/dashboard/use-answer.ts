import { useCallback, useEffect, useRef, useState } from 'react'
import { keepTrying } from '@fivefold/shared/loading/network'
import { get } from '../outbox/post'
import { intakeContent } from './intake-content'

/** Milliseconds between two requests of a visible tab. */
const pause = 10_000

interface Answer<Value> {
  value?: Value
  problem?: string
}

/**
 * Reads from the intake now, and again every 10 s and on return while the tab is visible. Keeps the last answer
 * during a request and after a failed one.
 */
export function useAnswer<Value>(path: string) {
  const [answer, setAnswer] = useState<Answer<Value>>({})
  const requested = useRef(path)

  const again = useCallback(() => {
    requested.current = path
    return get(path).then((outcome) => {
      if (requested.current !== path) return
      // The intake of this release has answered, on the site's own origin.
      if (outcome.kind === 'answer') setAnswer({ value: outcome.body as Value })
      else setAnswer((last) => ({ ...last, problem: outcome.reason || intakeContent.away }))
    })
  }, [path])

  useEffect(() => {
    void again()
    shown.add(again)
    const stop = keepTrying(again, pause, pause)
    return () => {
      shown.delete(again)
      stop()
    }
  }, [again])

  return { ...answer, again }
}

const shown = new Set<() => Promise<void>>()

/** Asks again at once for all that is shown. */
export const askAgain = () => Promise.all([...shown].map((again) => again()))

/** An address that operators read: `operatorPath('leads', { q: 'kite' })`. Empty values are left out. */
export function operatorPath(name: string, values: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  return `/intake/operators/${name}${query.size > 0 ? `?${query}` : ''}`
}
