export type SuggestionKind = 'page' | 'ticket' | 'desk' | 'action' | 'match'

export type ShellAction = 'sign-in' | 'log-out' | 'toggle-theme'

/** An offer of the search dialog while the visitor types. */
export interface Suggestion {
  id: string
  kind: SuggestionKind
  title: string
  /** Shown below the title. */
  about: string
  /** Another name, by which it is found. */
  number?: string
  /** Words to highlight in title and text, in addition to the query's. */
  words?: readonly string[]
  target: { to: string } | { action: ShellAction }
}
