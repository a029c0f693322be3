/** A rule refused a command. Title and message are sentences for the person who asked. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

/** What a command answers when a form shows the reason of a refusal. */
export type Outcome<Result = object> = ({ readonly ok: true } & Result) | Refusal
export interface Refusal {
  readonly ok: false
  readonly message: string
}
