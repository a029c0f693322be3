/** Specification 1, sections 2 and 9. */
const snippetLength = 200

/** The first 200 characters; an emoji counts as one. Adds an ellipsis to a cut text. */
export function snippetOf(content: string): string {
  // A character has at most two code units, so this prefix is long enough.
  const characters = Array.from(content.slice(0, 2 * snippetLength + 2))
  if (characters.length <= snippetLength) return content
  return `${characters.slice(0, snippetLength).join('')}…`
}
