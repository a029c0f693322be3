import { IntakeError } from './intake-error'

/** The database that the settings name, for the intake and for the commands on its data. */
export function databaseSettings() {
  const { DATABASE_URL: url, INTAKE_FOLDER: folder = '.intake/data' } = process.env
  return { url, folder }
}

/**
 * @param what says what the number is, such as `INTAKE_RATE is a number of posts`.
 * @throws IntakeError for all but a whole number of at most five digits.
 */
export function readCount(text: string, what: string, least = 0): number {
  if (/^\d{1,5}$/.test(text) && Number(text) >= least) return Number(text)
  throw new IntakeError(`${what}, ${least} to 99999.`)
}
