import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { inside } from '../../names/inside'
import { readText } from '../../names/limits'
import { asTyped } from '../../workspace/as-typed'
import { UserError } from '../../workspace/errors/user-error'
import { answerOf } from '../../workspace/hooks'

export const settingNames = [
  'FEED_ADDRESS',
  'REMOTE_ORIGINS',
  'TRY_OUT',
  'TRY_OUT_ORIGINS',
  'COHORT',
  'PREVIEW_ORIGIN',
  'INTAKE',
  'WATCH',
  'COLLECTOR',
  'SECURITY_CONTACT',
  'SECURITY_EXPIRES',
] as const

export type SettingName = (typeof settingNames)[number]

/** Settings of a deployment, by the names of their environment variables. Empty ones are absent. */
export type StoredSettings = Readonly<Partial<Record<SettingName, string>>>

/** The site's settings, relative to the site. Pages contain them too: they are public. */
export const settingsFile = 'site.json'

const settingsDocument = v.record(v.picklist(settingNames), v.string())

/**
 * The settings that every command on this site uses. Until the first release of the host stores them,
 * they come from the environment.
 * @throws UserError where the environment has another setting than the site, or the file is damaged.
 */
export function storedSettings(site: string, env: NodeJS.ProcessEnv = process.env): StoredSettings {
  const file = inside(site, settingsFile)
  const stored = settingsElsewhere(site) ?? (existsSync(file) ? readSettingsFile(file) : undefined)
  if (stored === undefined) return settingsIn(env)
  for (const name of settingNames) if (env[name]) refuseOther(name, env[name], stored[name])
  return stored
}

/** The settings in an environment, or in a change of some of them. */
export function settingsIn(env: Readonly<Record<string, string | undefined>>): StoredSettings {
  const found = settingNames.map((name) => [name, normalized(name, env[name])] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== ''))
}

export const settingsText = (settings: StoredSettings) => `${JSON.stringify(settings, null, 2)}\n`

/** @throws Error when the text is not a site's settings. */
export const readSettingsText = (text: string): StoredSettings =>
  settingsIn(v.parse(settingsDocument, JSON.parse(text)))

/** The settings that the registry of a bucket carries. */
export function settingsInRegistry(text: string): StoredSettings | undefined {
  const { settings } = v.parse(registrySettings, JSON.parse(text))
  return settings && settingsIn(settings)
}

const registrySettings = v.object({
  settings: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
})

/** Settings of an extension, which the site's file only shows. */
function settingsElsewhere(site: string): StoredSettings | undefined {
  const found = answerOf('reconcile', ({ settings }) => settings?.(site))
  return found && settingsIn(found)
}

function readSettingsFile(file: string) {
  try {
    return readSettingsText(readText(file))
  } catch {
    throw new UserError(
      `${file} cannot be read: restore it, or delete it and run the command with the site’s settings ` +
        'in the environment.',
    )
  }
}

function normalized(name: SettingName, value = '') {
  if ((name === 'TRY_OUT' || name === 'INTAKE') && value === '0') return ''
  return value.split(' ').filter(Boolean).join(' ')
}

function refuseOther(name: SettingName, given: string, stored = '') {
  if (normalized(name, given) === stored) return
  const here = stored === '' ? `without ${name}` : `with ${name}=${stored}`
  throw new UserError(
    `This site is set up ${here}, but the environment says ${name}=${given}: unset the variable, or ` +
      `change the site for everybody with \`${asTyped(`settings '${name}=${given}'`)}\`.`,
  )
}
