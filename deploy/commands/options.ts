import { UserError } from '../workspace/user-error'

/** The words of a command, apart from its options. */
export interface Command<Option extends string> {
  words: string[]
  has: (option: Option) => boolean
}

/** Tells options (`--dry-run`) from words. @throws UserError naming an option that there is not. */
export function readCommand<Option extends string>(
  given: readonly string[],
  options: readonly Option[],
): Command<Option> {
  const isOption = (word: string) => word.startsWith('--')
  const unknown = given.filter(isOption).find((word) => !options.some((name) => word === name))
  if (unknown !== undefined) {
    const known = options.length === 0 ? 'none' : options.join(', ')
    throw new UserError(`There is no option ${unknown}. Options: ${known}.`)
  }
  return {
    words: given.filter((word) => !isOption(word)),
    has: (option) => given.includes(option),
  }
}
