import { useEffect, useRef, useState } from 'react'
import { keepTrying } from './network'

/**
 * An optional part of a page, loaded when it is wanted. A failure is only logged. The part is fetched again with the
 * next text, also one typed during the fetch, and when the site is back.
 * @param load must be the same function in every render; another one fetches another part.
 * @param wantedFor the typed text; an empty one wants no part.
 * @param isWhole false if the part is usable but should be fetched again.
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
