import { brand } from '../../shared/brand'
import { settingForms as form, wrongSettings } from '../../shared/browser/words/wrong-settings'
import { UserError } from './errors/user-error'

const origin = {
  form: form.origin,
  expected: `an origin without a path, such as ${brand.siteUrl}`,
}
const address = {
  form: form.address('https:', 'http:'),
  expected: 'an address with https: or http:',
}
const region = { form: form.like(/^[\w-]+$/), expected: 'the name of a region' }
const secret = { expected: 'a key', isSecret: true }
const onOrOff = { form: form.like(/^[01]$/), expected: '1, or 0 for off' }

/** Every environment variable that the release tool reads; those of the intake are in extensions/intake/server/settings.ts. */
export const environmentRules = {
  SITE: {
    form: form.like(/^(?:(?!\w+:\/\/|\s).*(?<!\s)|(?:s3|https?):\/\/[^/\s]\S*)$/),
    expected: 'a folder, s3://bucket/prefix, or the address of a container',
  },
  SITE_DIR: { form: form.like(/^(?!\w+:\/\/|\s).*(?<!\s)$/), expected: 'a folder' },
  SITE_URL: address,
  PORT: { form: form.whole(1, 65_535), expected: 'a port between 1 and 65535' },
  CHROMIUM: { expected: 'the file of a browser' },
  XDG_CACHE_HOME: { expected: 'a folder' },
  SIGNING_KEY: secret,
  INTAKE_FOLDER: { expected: 'a folder' },
  INTAKE_URL: address,
  MAIL_URL: secret,
  OPERATORS: { expected: 'a list of agent:name@company.example' },
  WATCH_KEY: { form: form.like(/^[!-~]+$/), expected: 'a key without spaces', isSecret: true },
  AWS_ACCESS_KEY_ID: secret,
  AWS_SECRET_ACCESS_KEY: secret,
  AWS_SESSION_TOKEN: secret,
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  AWS_ENDPOINT_URL: address,
  AWS_ENDPOINT_URL_S3: address,
  AZURE_STORAGE_KEY: secret,
  AZURE_STORAGE_SAS_TOKEN: secret,
  // Settings of the site, of which the rest is said where they are read (site/registry/site-settings.ts).
  FEED_ADDRESS: { expected: 'an address' },
  REMOTE_ORIGINS: { expected: 'a list of remote=origin' },
  TRY_OUT: onOrOff,
  TRY_OUT_ORIGINS: { expected: 'a list of origins' },
  COHORT: { expected: 'a name' },
  PREVIEW_ORIGIN: origin,
  INTAKE: onOrOff,
  WATCH: onOrOff,
  COLLECTOR: origin,
  SECURITY_CONTACT: { expected: 'a list of mailto:… and https://…' },
  SECURITY_EXPIRES: { expected: 'a day such as 2027-06-30' },
}

/** @throws UserError naming each variable that is wrong, its value unless it is a secret, and what is expected. */
export function checkEnvironment(env: NodeJS.ProcessEnv = process.env): void {
  const wrong = wrongSettings(environmentRules, env)
  if (wrong.length > 0) throw new UserError(wrong.join('\n'))
}
