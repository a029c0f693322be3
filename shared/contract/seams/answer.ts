/**
 * The intake's answer for one record: received, or refused for good with a reason.
 * @example const answer: Answer = { id: 'lead-1' }
 */
export interface Answer {
  readonly id: string
  /** A sentence for the person who has sent it. */
  readonly refused?: string
  /** A mail that confirms it is on its way. */
  readonly isMailed?: boolean
}
