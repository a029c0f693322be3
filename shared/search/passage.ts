import { folded } from '../words/folded'
import { termsOf } from './search-words'

/** Maximum characters of a passage, without ellipses. */
const passageLength = 180

export interface Passage {
  text: string
  /** Words of the text that match, in the text's spelling. */
  words: readonly string[]
}

interface Word {
  text: string
  start: number
  end: number
  isWanted: boolean
}

/** The part of a text with most of the terms, cut between words. */
export function passageOf(text: string, terms: readonly string[]): Passage {
  const wanted = new Set(terms)
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’‘]+/gu)].map(({ 0: word, index }): Word => ({
    text: word,
    start: index,
    end: index + word.length,
    isWanted: termsOf(word).some((term) => wanted.has(term)),
  }))
  const found = words.filter(({ isWanted }) => isWanted)
  const best = found.toSorted((one, other) => richness(found, other) - richness(found, one))[0]
  const start = best === undefined ? 0 : beginning(text, words, best)
  const end = endAfter(text, words, start)
  return {
    text: `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    words: [...new Set(found.map((word) => word.text))],
  }
}

/** Number of different wanted words in a passage that starts with this one. */
const richness = (found: readonly Word[], { start }: Word) =>
  new Set(
    found
      .filter((word) => word.start >= start && word.end <= start + passageLength)
      .map((word) => folded(word.text)),
  ).size

/** A text that fits starts at its beginning, another one at the word's sentence, if that is near. */
function beginning(text: string, words: readonly Word[], { start }: Word) {
  if (start < passageLength / 3 || text.length <= passageLength) return 0
  const before = text.slice(0, start)
  const sentence = Math.max(
    ...['. ', '? ', '! ', '· ', '\n'].map((stop) => before.lastIndexOf(stop)),
  )
  const isNear = start - sentence < passageLength / 2
  // Never only the last words of a text: those before them give the context.
  const isLong = text.length - sentence > passageLength / 2
  if (sentence >= 0 && isNear && isLong) {
    return words.find((word) => word.start > sentence)?.start ?? start
  }
  return words.find((word) => word.start >= start - passageLength / 4)?.start ?? start
}

function endAfter(text: string, words: readonly Word[], start: number) {
  if (text.length <= start + passageLength) return text.length
  return words.findLast((word) => word.end <= start + passageLength)?.end ?? start + passageLength
}
