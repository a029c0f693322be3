export interface TextPiece {
  text: string
  isMatch: boolean
}

/** `word-start` matches only what begins a word. */
export type MatchPlace = 'anywhere' | 'word-start'

/** Splits a text at the terms, upper and lower case alike; joined again it is the same text. */
export function piecesOf(text: string, terms: readonly string[], place: MatchPlace = 'anywhere') {
  const wanted = terms.map((term) => term.trim()).filter((term) => term !== '')
  if (wanted.length === 0) return [{ text, isMatch: false }]
  // The longest first: 'connector' is one match and not 'connect' with a rest.
  const longestFirst = wanted.toSorted((one, other) => other.length - one.length)
  const start = place === 'word-start' ? String.raw`(?<![\p{L}\p{N}])` : ''
  const pattern = new RegExp(`${start}(${longestFirst.map(literal).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((piece, position): TextPiece => ({ text: piece, isMatch: position % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

const literal = (term: string) => term.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
