/** Something the person at the keyboard can mend; shown without a stack, with exit code 1. */
export class UserError extends Error {
  override name = 'UserError'
}
