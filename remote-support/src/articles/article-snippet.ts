/** Characters of an article that its card shows (specification 1, sections 2 and 9). */
export const snippetLength = 200

/** The first 200 characters, an emoji counting as one; an ellipsis only where text is left out. */
export function snippetOf(content: string): string {
  // A character takes at most two code units: no need to take a whole long article apart.
  const characters = Array.from(content.slice(0, 2 * snippetLength + 2))
  if (characters.length <= snippetLength) return content
  return `${characters.slice(0, snippetLength).join('')}…`
}
