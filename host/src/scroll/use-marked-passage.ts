import { useEffect } from 'react'
import { markedWords } from '@fivefold/shared/routing/marked-href'
import { decodeAnchor, isReturn } from './scroll-keeper'
import type { Visit } from './scroll-target'

/** The visit that is shown, and whether its passage has yet to be scrolled to. */
let shown: { key: string; scrolls: boolean } | undefined

/** Shows the words that the address asks for, wherever the page hides them. */
export function useMarkedPassage({ key, search, hash, navigation }: Visit) {
  useEffect(() => {
    const words = markedWords(search)
    const visit = shown?.key === key ? shown : { key, scrolls: !isKnown(navigation) }
    shown = visit
    if (words.length === 0) return
    const left = new AbortController()
    import('../passage/show-passage')
      .then(({ showPassage }) =>
        showPassage({ words, anchor: decodeAnchor(hash), ...visit }, left.signal),
      )
      .then((isShown) => {
        if (isShown) visit.scrolls = false
      })
      .catch((error: unknown) => console.error('[passage] Not marked', error))
    return () => left.abort()
  }, [key, search, hash, navigation])
}

/** Whoever returns to a page is where they left it. */
const isKnown = (navigation: Visit['navigation']) =>
  shown === undefined ? isReturn() : navigation === 'POP'
