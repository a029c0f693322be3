import type { AnswerPath } from './answer-list'

/** A paragraph, steps to take in order, or a list. Links read `[label](/address)`. */
export type Block = string | { steps: readonly string[] } | { list: readonly string[] }

export interface AnswerSection {
  /** Its anchor. */
  id: string
  title: string
  /** Other words that people ask for it with; only the search reads them. */
  asked?: string
  body: readonly Block[]
}

export interface Answer {
  path: AnswerPath
  /** For search engines, 120 to 155 characters. */
  description: string
  lead: string
  /** A ticket about it begins with these. */
  ticket: { category: string; product?: string }
  related: readonly AnswerPath[]
  sections: readonly AnswerSection[]
}
