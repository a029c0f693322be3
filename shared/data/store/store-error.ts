/**
 * A rule or the browser's storage refused a command. Title and message are sentences for the visitor. Commands throw
 * it, except when a form shows a rule's refusal next to a field: then they return an Outcome.
 * @example new StoreError('Not saved', 'Your browser’s storage is full.').title
 */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly title: string

  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

/** @example const outcome: Outcome = { ok: false, message: 'This address is taken.' } */
export type Outcome<Result = object, Refusal = object> =
  | ({ readonly ok: true } & Result)
  | ({ readonly ok: false; readonly message: string } & Refusal)
