/** Characters of an article that its card shows (specification 1, sections 2 and 9). */
const snippetLength = 200

/** The first 200 characters, counting an emoji as one, with an ellipsis when text is cut off. */
export function snippetOf(content: string): string {
  // A character has at most two code units, so this prefix is long enough.
  const characters = Array.from(content.slice(0, 2 * snippetLength + 2))
  if (characters.length <= snippetLength) return content
  return `${characters.slice(0, snippetLength).join('')}…`
}
