import { runCommand } from './run-command'
import { settingsOrEnd } from './settings'

/* Runs commands of the operator: `node --import tsx commands.ts <name> <argument>`. */

/** A connection that every address of a host refuses has a code, and no message. */
const sentenceOf = (error: unknown) =>
  error instanceof Error
    ? error.message || ('code' in error && String(error.code)) || error.name
    : String(error)

const settings = settingsOrEnd()

try {
  await runCommand(process.argv.slice(2), settings, (text) => process.stdout.write(text))
} catch (error) {
  console.error(`error: ${sentenceOf(error)}`)
  process.exitCode = 1
}
