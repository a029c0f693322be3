/**
 * A rule refused a command. Title and message are sentences for the visitor. Commands throw it,
 * except those whose refusal a form shows: they return an Outcome and never throw.
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
