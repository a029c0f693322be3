/**
 * A rule or the browser's storage refused a command. Title and message are sentences for the visitor.
 * Commands throw it, except where a form shows a rule's refusal beside a field: that is an Outcome.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

export type Outcome<Result = object> =
  ({ readonly ok: true } & Result) | { readonly ok: false; readonly message: string }
