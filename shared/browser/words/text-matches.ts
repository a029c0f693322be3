import { folded } from './folded'

export interface TextPiece {
  text: string
  isMatch: boolean
}

/** `word-start` matches only what begins a word. */
export type MatchPlace = 'anywhere' | 'word-start'

/** Splits a text at the terms, as searches compare them. The joined pieces equal the text. */
export function piecesOf(text: string, terms: readonly string[], place: MatchPlace = 'anywhere') {
  const wanted = terms.map((term) => folded(term).trim()).filter((term) => term !== '')
  if (wanted.length === 0) return [{ text, isMatch: false }]
  const { searched, starts, ends } = placesIn(text)
  const pieces: TextPiece[] = []
  let shown = 0
  const add = (end: number, isMatch: boolean) => {
    if (end > shown) pieces.push({ text: text.slice(shown, end), isMatch })
    shown = Math.max(shown, end)
  }
  for (const { 0: match, index } of searched.matchAll(patternOf(wanted, place))) {
    add(starts[index] ?? shown, false)
    add(ends[index + match.length - 1] ?? shown, true)
  }
  add(text.length, false)
  return pieces
}

function patternOf(terms: readonly string[], place: MatchPlace) {
  // Longest first: 'connector' is one match, not 'connect' and a rest.
  const longestFirst = terms.toSorted((one, other) => other.length - one.length)
  const start = place === 'word-start' ? String.raw`(?<![\p{L}\p{N}])` : ''
  return new RegExp(`${start}(?:${longestFirst.map(literal).join('|')})`, 'gu')
}

/** The folded text, and for each of its characters the position of its source in the text. */
function placesIn(text: string) {
  const starts: number[] = []
  const ends: number[] = []
  let searched = ''
  let end = 0
  for (const character of text) {
    const part = folded(character)
    const start = end
    end += character.length
    searched += part
    // A combining accent belongs to the letter before it.
    if (part === '' && ends.length > 0) ends[ends.length - 1] = end
    for (let count = 0; count < part.length; count += 1) {
      starts.push(start)
      ends.push(end)
    }
  }
  return { searched, starts, ends }
}

const literal = (term: string) => term.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
