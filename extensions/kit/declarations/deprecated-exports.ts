import { documentedExports } from './documented-exports'

/** Something that a host supports until a day. */
export interface Ending {
  /** The last day, as 2027-03-01, on which releases with it are accepted. */
  until: string
  /** The replacement, as the end of a sentence. */
  instead: string
}

/**
 * Exports that a module's source calls `@deprecated until 2027-03-01: use …`, by their names.
 * @param text the module's declarations.
 * @throws Error where a deprecation names no day or nothing to do instead.
 */
export function deprecatedExports(module: string, text: string): Record<string, Ending> {
  const endings = documentedExports(text).flatMap(({ name, comment }) => {
    const [, words] = /^@deprecated\b(.*(?:\n(?!\s*(?:@|$)).*)*)/m.exec(comment) ?? []
    if (words === undefined) return []
    const [, until, instead] =
      /^ until (\d{4}-\d\d-\d\d): (.+)$/.exec(words.replaceAll(/\s+/g, ' ').trimEnd()) ?? []
    if (until !== undefined && instead !== undefined) return [[name, { until, instead }] as const]
    throw new Error(
      `${module}: say of ${name} until when it is available and what to do instead, ` +
        'as in “@deprecated until 2027-03-01: use notify”.',
    )
  })
  return Object.fromEntries(endings)
}
