/**
 * The first letter or digit of each of the first two words.
 * @example initialsOf('Ada Lovelace') // 'AL'
 */
export function initialsOf(name: string) {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').toUpperCase())
    .join('')
}
