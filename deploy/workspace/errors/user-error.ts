/** Something that the user of a command can fix; shown without a stack trace, with exit code 1. */
export class UserError extends Error {
  override name = 'UserError'
}
