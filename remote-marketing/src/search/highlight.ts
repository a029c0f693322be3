export interface TextPart {
  text: string
  hit: boolean
}

/** Cuts a text where the query occurs, whatever the case of its letters. */
export function partsOf(text: string, query: string): TextPart[] {
  const wanted = query.trim().toLowerCase()
  const lower = text.toLowerCase()
  // some letters change their length in lower case; positions would then be wrong
  if (wanted === '' || lower.length !== text.length) return [{ text, hit: false }]
  const parts: TextPart[] = []
  let from = 0
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), hit: false })
    from = at + wanted.length
    parts.push({ text: text.slice(at, from), hit: true })
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false })
  return parts
}
