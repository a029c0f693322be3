/** Says why the intake cannot run. It is printed without a stack. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError'
}
