import * as v from 'valibot'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { settingForms as form, wrongSettings } from '@fivefold/shared/words/wrong-settings'
import { IntakeError } from './intake-error'

const keys = {
  // Too long to guess.
  form: form.each(/^[!-~]{16,}$/),
  expected:
    'a list of keys of at least 16 characters: ' +
    `node -p "crypto.randomBytes(24).toString('base64url')" makes one`,
}

/** Every environment variable that the intake and its commands read (docs/operations/intake.md). */
export const settingRules = {
  DATABASE_URL: {
    form: form.like(/^(?:postgres(?:ql)?|socket):|^\//),
    expected: 'an address such as postgres://user@host/database',
    isSecret: true,
  },
  INTAKE_FOLDER: { expected: 'a folder' },
  INTAKE_PORT: { form: form.whole(1, 65_535), expected: 'a port, 1 to 65535' },
  INTAKE_RATE: { form: form.whole(0, 99_999), expected: 'a number of posts, 0 to 99999' },
  INTAKE_PROXIES: { form: form.whole(1, 99_999), expected: 'a number of servers, 1 to 99999' },
  INTAKE_ADDRESS_HEADER: {
    form: form.like(/^[\w-]+$/),
    expected: 'the name of a header, such as x-forwarded-for',
  },
  SITE_ORIGIN: {
    form: form.origin,
    expected: 'an origin without a path, such as https://www.company.example',
  },
  MAIL_URL: {
    form: form.address('smtp:', 'smtps:'),
    expected: 'an address such as smtps://user:password@mail.example',
    isSecret: true,
  },
  MAIL_FROM: { form: form.like(/[^\s@<]+@[^\s@>]+/), expected: 'a sender with an address' },
  MAIL_REPLIES: {
    // With a plus, a number and a mark it has at most 64 characters before its @.
    form: form.like(/^[^\s@+<>",;:]{1,20}@[\w.-]+$/),
    expected: 'an address without a plus, such as reply@inbox.company.example',
  },
  MAIL_REPLIES_KEY: { ...keys, isSecret: true },
  OPERATORS: {
    form: form.each(/^(?:agent|admin):[^\s:@]+@[^\s:@]+$/),
    expected: 'a list of agent:name@company.example and admin:name@company.example',
  },
  RETENTION_DAYS: { form: form.whole(1, 99_999), expected: 'a number of days, 1 to 99999' },
  WEBHOOK_URL: {
    form: form.address('https:', 'http:'),
    expected: 'an address that begins with https:, or with http: on localhost',
    isSecret: true,
  },
  WEBHOOK_SECRET: {
    form: form.each(/^whsec_[\w+/]+={0,2}$/),
    expected: 'a list of whsec_… with 24 to 64 bytes in base64 each',
    isSecret: true,
  },
  WATCH_KEYS: { ...keys, isSecret: true },
  SITE: {
    form: v.union([
      // A drive of Windows is no scheme.
      form.like(/^(?![a-z][\w+.-]+:\/)/i),
      v.pipe(
        form.address('s3:', 'https:', 'http:'),
        v.check((given) => !/^[^/]*\/\/[^/]*@/.test(given)),
      ),
    ]),
    expected: 'a folder, a bucket as s3://…, or an address without a name and password',
    isSecret: true,
  },
  AZURE_STORAGE_SAS_TOKEN: { expected: 'a token', isSecret: true },
  SITE_DIR: { form: form.like(/^(?!\w+:\/\/)/), expected: 'a folder' },
  AWS_ACCESS_KEY_ID: { expected: 'a key', isSecret: true },
  AWS_SECRET_ACCESS_KEY: { expected: 'a key', isSecret: true },
  AWS_SESSION_TOKEN: { expected: 'a token', isSecret: true },
  AWS_REGION: { form: form.like(/^[\w-]+$/), expected: 'the name of a region' },
  AWS_DEFAULT_REGION: { form: form.like(/^[\w-]+$/), expected: 'the name of a region' },
  AWS_ENDPOINT_URL: { form: form.address('https:', 'http:'), expected: 'an address' },
  AWS_ENDPOINT_URL_S3: { form: form.address('https:', 'http:'), expected: 'an address' },
} as const

export type Settings = { readonly [Name in keyof typeof settingRules]?: string }

/**
 * The settings of an environment; an empty one counts as not set.
 * @throws IntakeError naming each variable that is wrong, its value unless it is a secret, and what is expected.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const wrong = wrongSettings(settingRules, env)
  if (wrong.length > 0) throw new IntakeError(wrong.join('\n'))
  const names = Object.keys(settingRules).filter((name) => env[name])
  return Object.fromEntries(names.map((name) => [name, env[name]]))
}

/** The settings of this process, which ends with a sentence for each that is wrong. */
export function settingsOrEnd(): Settings {
  try {
    return readSettings()
  } catch (error) {
    if (!(error instanceof IntakeError)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}

const workspace = path.join(import.meta.dirname, '../../..')

/** The data folder of an earlier release of the intake that started in its own folder. */
const former = path.join(workspace, 'intake/.intake/data')

/** The folder of the embedded database, from wherever an intake or a command is started. */
export const intakeFolder = (env: NodeJS.ProcessEnv | Settings = process.env) =>
  path.resolve(workspace, env['INTAKE_FOLDER'] || '.intake/data')

/**
 * The database that the settings name.
 * @returns `mails`: the folder of those that no server sends.
 * @throws IntakeError where data of an earlier release would be passed over.
 */
export function databaseSettings(env: Settings, isFormer = existsSync(former)) {
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
 * @param what says what the number is, such as `Retention is a number of days`.
 * @throws IntakeError for all but a whole number of at most five digits.
 */
export function readCount(text: string, what: string, least = 0): number {
  if (/^\d{1,5}$/.test(text) && Number(text) >= least) return Number(text)
  throw new IntakeError(`${what}, ${least} to 99999.`)
}
