import { useEffect, useState } from 'react'

/**
 * A part that the page can do without, once it is wanted and fetched; a failure is only logged.
 * @param load the same function with every render.
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [fetched, setFetched] = useState<{ part: Part }>()
  const isMissing = isWanted && fetched === undefined
  useEffect(() => {
    if (!isMissing) return
    load()
      .then((part) => setFetched({ part }))
      .catch((error: unknown) => console.error(error))
  }, [load, isMissing])
  return isWanted ? fetched?.part : undefined
}
