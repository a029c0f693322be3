/** `in-progress` → `In progress`; text that already is a label stays as it is. */
export function labelWords(value: string) {
  const words = value.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `companySize` and `created_at` → `Company size`, `Created at`. */
export const fieldWords = (name: string) =>
  labelWords(name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
