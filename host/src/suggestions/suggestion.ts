export const suggestionKinds = ['page', 'article', 'ticket', 'action', 'section'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

export type ShellAction = 'sign-in' | 'log-out' | 'toggle-theme'

/** Something that the search dialog offers while the visitor types. */
export interface Suggestion {
  id: string
  kind: SuggestionKind
  title: string
  /** Searched as well, and shown below the title. */
  about: string
  /** Words to mark in both, besides those of the query. */
  words?: readonly string[]
  /** Where it leads, or what it does. */
  target: { to: string } | { action: ShellAction }
}
