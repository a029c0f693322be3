export interface Segment {
  text: string
  found: boolean
}

/** Cuts a text at the places where one of its words begins like a word of the query. */
export function segmentsOf(text: string, query: string): Segment[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .flatMap((part) => cutPart(part, words))
}

function cutPart(part: string, words: readonly string[]): Segment[] {
  const length = Math.max(
    0,
    ...words.filter((word) => part.toLowerCase().startsWith(word)).map((word) => word.length),
  )
  return [
    { text: part.slice(0, length), found: true },
    { text: part.slice(length), found: false },
  ].filter((segment) => segment.text !== '')
}
