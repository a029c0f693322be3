import { existsSync } from 'node:fs'
import path from 'node:path'
import { IntakeError } from './intake-error'

const workspace = path.join(import.meta.dirname, '..')

/** Where an intake of an earlier release has its data if it ran alone. */
const former = path.join(import.meta.dirname, '.intake/data')

/** The folder of the embedded database, from wherever an intake or a command is started. */
export const intakeFolder = (env = process.env) =>
  path.resolve(workspace, env['INTAKE_FOLDER'] || '.intake/data')

/**
 * The database that the settings name.
 * @returns `mails`: the folder of those that no server sends.
 * @throws IntakeError where data of an earlier release would be passed over.
 */
export function databaseSettings(env = process.env, isFormer = existsSync(former)) {
  const { DATABASE_URL: url, INTAKE_FOLDER: named } = env
  const folder = intakeFolder(env)
  if (isFormer && !named && !url) {
    throw new IntakeError(
      `An earlier intake has left ${former}. Move it to ${folder}, or set INTAKE_FOLDER to one of them.`,
    )
  }
  return { url, folder, mails: `${folder}.mails` }
}

/**
 * @param what says what the number is, such as `INTAKE_RATE is a number of posts`.
 * @throws IntakeError for all but a whole number of at most five digits.
 */
export function readCount(text: string, what: string, least = 0): number {
  if (/^\d{1,5}$/.test(text) && Number(text) >= least) return Number(text)
  throw new IntakeError(`${what}, ${least} to 99999.`)
}
