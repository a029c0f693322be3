/** `in-progress` → `In progress`; text that already is a label stays as it is. */
export function labelWords(value: string) {
  const words = value.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
