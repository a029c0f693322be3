export interface Piece {
  text: string
  isMatch: boolean
}

/** Takes a text apart at the terms, upper and lower case alike; joined again it is the same text. */
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
  const sought = terms.map((term) => term.trim()).filter((term) => term !== '')
  if (sought.length === 0) return [{ text, isMatch: false }]
  // The longest first: 'connector' is one match and not 'connect' with a rest.
  const longestFirst = sought.toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(${longestFirst.map(literal).join('|')})`, 'giu')
  return text
    .split(pattern)
    .map((piece, position) => ({ text: piece, isMatch: position % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

const literal = (term: string) => term.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
