/**
 * `in-progress` → `In progress`; a text that is a label already stays unchanged.
 * @example labelWords('in-progress') // 'In progress'
 */
export function labelWords(value: string) {
  const words = value.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * `companySize` and `created_at` → `Company size`, `Created at`.
 * @example fieldWords('companySize') // 'Company size'
 */
export const fieldWords = (name: string) =>
  labelWords(name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/**
 * `in-progress` → `In-progress`: a status is spelled alike in badges, filters and messages.
 * @example statusWords('in-progress') // 'In-progress'
 */
export const statusWords = (status: string) => status.charAt(0).toUpperCase() + status.slice(1)
