/** A reason for which the intake cannot run, told without a stack. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError'
}
