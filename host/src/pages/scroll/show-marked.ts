import { markedWords } from '@fivefold/shared/routing/mark-parameter'
import { showPassage } from '../passage/show-passage'
import { decodeAnchor, isReturn } from './scroll-keeper'
import type { Visit } from './scroll-target'

/** Keys of the visits whose passage has been scrolled to. */
const seen = new Set<string>()

/** Marks the words of an address. Scrolls to them, unless the visitor returns to where they left the page. */
export async function showMarked({ key, search, hash, navigation }: Visit, left: AbortSignal) {
  const words = markedWords(search)
  if (words.length === 0) return
  const isKnown = seen.has(key) || (navigation === 'POP' && isReturn())
  const address = { words, anchor: decodeAnchor(hash), scrolls: !isKnown }
  if (await showPassage(address, left)) seen.add(key)
}
