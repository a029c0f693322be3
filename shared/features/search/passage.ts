import { cut } from '../../browser/words/cut'
import { folded } from '../../browser/words/folded'
import { wordsIn } from '../../browser/words/words-in'
import { termsOf } from './search-words'

/** Maximum characters of a passage, without ellipses. */
const passageLength = 180
/** Characters before the first match in a sentence that is too long. */
const contextLength = 60

export interface Passage {
  text: string
  /** Words of it that match, in the text's spelling. */
  words: readonly string[]
}

/** A part of a text. */
interface Span {
  start: number
  end: number
}

/** The passage of whole sentences with most of the terms. Cuts only a sentence that is too long. */
export function passageOf(text: string, terms: readonly string[]): Passage {
  const words = wordsOf(text, new Set(terms))
  const sentences = sentencesOf(text)
  const [opening = { start: 0, end: 0 }] = sentences
  const [first = fitting(sentences, opening), ...others] = sentences
    .filter((sentence) => richness(sentence, words) > 0)
    .map((sentence) => fitting(sentences, sentence))
  const best = others.reduce((one, other) => {
    return richness(other, words) > richness(one, words) ? other : one
  }, first)
  const { start, end } = isTooLong(best)
    ? shortened(text, best, words)
    : { ...best, start: earliest(sentences, best) }
  const shown = words.filter((word) => word.start >= start && word.end <= end)
  const isBegun = !sentences.some((sentence) => sentence.start === start)
  const isCut = !sentences.some((sentence) => sentence.end === end)
  return {
    text: `${isBegun ? '… ' : ''}${cut(text, end, start)}${isCut ? '…' : ''}`,
    words: withoutCopies(shown.map((word) => text.slice(word.start, word.end))),
  }
}

const wordsOf = (text: string, terms: ReadonlySet<string>) =>
  [...wordsIn(text)].flatMap(({ 0: word, index }) => {
    const term = termsOf(word).find((each) => terms.has(each))
    return term === undefined ? [] : [{ term, start: index, end: index + word.length }]
  })

/** Sentences, and items with dots between them. */
function sentencesOf(text: string): Span[] {
  const breaks = text.matchAll(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])|\s·\s/gu)
  const gaps = [...breaks].map(({ 0: gap, index }) => ({ start: index, end: index + gap.length }))
  const starts = [0, ...gaps.map(({ end }) => end)]
  const ends = [...gaps.map(({ start }) => start), text.length]
  return starts.map((start, n) => ({ start, end: ends[n] ?? text.length }))
}

const withoutCopies = (words: readonly string[]) => [
  ...new Map(words.map((word) => [folded(word), word])).values(),
]

const isTooLong = ({ start, end }: Span) => end - start > passageLength

/** Adds the following sentences that fit. */
function fitting(sentences: readonly Span[], { start, end }: Span): Span {
  const last = sentences.findLast((sentence) => sentence.end <= start + passageLength)
  return { start, end: Math.max(end, last?.end ?? end) }
}

/** Number of different terms in a passage. */
const richness = (span: Span, words: readonly (Span & { term: string })[]) =>
  new Set(
    words
      .filter(({ start, end }) => start >= span.start && end <= span.end)
      .map(({ term }) => term),
  ).size

/** The start of a passage that is extended by the preceding sentences that fit. */
const earliest = (sentences: readonly Span[], { start, end }: Span) =>
  sentences.find((sentence) => sentence.start >= end - passageLength && sentence.start <= start)
    ?.start ?? start

/** The part of a long sentence with its first matching word. */
function shortened(text: string, { start, end }: Span, words: readonly Span[]): Span {
  const word = words.find((each) => each.start >= start && each.end <= end)
  const isLate = word !== undefined && word.end > start + passageLength
  const from = isLate ? text.lastIndexOf(' ', word.start - contextLength) + 1 : start
  const begin = Math.max(start, from, isLate ? word.end - passageLength : start)
  const gap = text.lastIndexOf(' ', begin + passageLength)
  const isNear = end <= begin + passageLength
  return { start: begin, end: isNear ? end : gap > begin ? gap : begin + passageLength }
}
