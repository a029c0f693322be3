/**
 * The first letters of the first two words.
 * @example initialsOf('Ada Lovelace') // 'AL'
 */
export function initialsOf(name: string) {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('')
}
