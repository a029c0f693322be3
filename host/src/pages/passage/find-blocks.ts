import { folded } from '@fivefold/shared/words/folded'
import { wordsIn } from '@fivefold/shared/words/words-in'

/** A paragraph, an item or a row of the page that has some of the words. */
export interface Block {
  element: Element
  /** Number of different words in it. */
  found: number
  /** The places of the words. */
  ranges: () => Range[]
}

const blocks = 'p, li, tr, h1, h2, h3, h4, blockquote, figcaption, pre, dl > *'
const silent = '[aria-hidden=true], script, style, noscript, textarea, select, template'

/** Blocks with the most of the words come first, and equal ones in the order of the page. */
export function findBlocks(root: Element, words: readonly string[]): Block[] {
  const wanted = new Set(words.map(folded))
  const places = new Map<Element, { word: string; node: Text; start: number }[]>()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!(node instanceof Text) || !parent || parent.closest(silent)) continue
    const element = parent.closest(blocks) ?? parent
    for (const { 0: word, index } of wordsIn(node.data)) {
      if (!wanted.has(folded(word))) continue
      places.set(element, [...(places.get(element) ?? []), { word, node, start: index }])
    }
  }
  return [...places]
    .map(([element, found]) => ({
      element,
      found: new Set(found.map(({ word }) => folded(word))).size,
      ranges: () => found.map(rangeOf),
    }))
    .toSorted((one, other) => other.found - one.found)
}

function rangeOf({ word, node, start }: { word: string; node: Text; start: number }) {
  const range = new Range()
  range.setStart(node, start)
  range.setEnd(node, start + word.length)
  return range
}
