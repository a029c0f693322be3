import { useEffect, useRef, useState } from 'react'
import { keepTrying } from './network'

/**
 * A part that the page can do without, once it is wanted and fetched. A failure is only logged: the
 * part is fetched again with the next text (also one that came while it was under way), and when the
 * site is back.
 * @param load the same function with every render; a new one fetches a new part.
 * @param wantedFor what the user typed; no part is wanted for nothing.
 * @param isWhole false for a part that should be fetched again although it can be used.
 * @example
 * const loadZod = () => import('valibot')
 * const part = usePart(loadZod, 'text that was typed')
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  wantedFor: string,
  isWhole: (part: Part) => boolean = () => true,
): Part | undefined {
  const [fetched, setFetched] = useState<{ part: Part; load: () => Promise<Part> }>()
  const [answered, setAnswered] = useState<{ text: string; load: () => Promise<Part> }>()
  const underWay = useRef<() => Promise<Part>>(undefined)
  const isHere = fetched?.load === load && isWhole(fetched.part)

  useEffect(() => {
    if (isHere || wantedFor === '') return
    const fetchPart = () => {
      if (underWay.current === load) return
      underWay.current = load
      const isCurrent = () => underWay.current === load
      load()
        .then((part) => isCurrent() && setFetched({ part, load }))
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          if (!isCurrent()) return
          underWay.current = undefined
          setAnswered({ text: wantedFor, load })
        })
    }
    if (answered?.load !== load || answered.text !== wantedFor) fetchPart()
    return keepTrying(fetchPart)
  }, [load, wantedFor, isHere, answered])

  return wantedFor === '' ? undefined : fetched?.part
}
