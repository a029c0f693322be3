import { CommanderError } from '@commander-js/extra-typings'
import { UserError } from './user-error'

/** Prints why a command failed and sets the exit code: 1 refused or failed, 2 wrong arguments. */
export function reportFailure(error: unknown) {
  if (error instanceof CommanderError) {
    // Commander has printed it; 0 is the end of --help.
    process.exitCode = error.exitCode === 0 ? 0 : 2
    return
  }
  console.error(error instanceof UserError ? `error: ${error.message}` : error)
  process.exitCode = 1
}
