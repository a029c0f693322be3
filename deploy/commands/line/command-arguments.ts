import { InvalidArgumentError } from '@commander-js/extra-typings'
import { closestMatch } from 'leven'
import { readRegistryFile } from '../../site/registry/registry-file'
import { settingNames, type StoredSettings } from '../../site/registry/stored-settings'
import { parsedApp } from '../../names/parsed-name'
import { storedApps } from '../../site/files/release-folders'
import { listApps } from '../../workspace/apps'
import { siteFolder } from '../../workspace/folders'
import { isBucket, sitePlace } from '../../workspace/site-place'

/** The name of an app of this workspace from its name, or that of its folder. */
export const readApp = (word: string) => appIn(listApps(), word)

/** The name of an app that the site knows, whether or not the workspace has its folder. */
export function readReleasedApp(word: string): string {
  // The command itself checks the apps of a bucket.
  if (isBucket(sitePlace())) return parsedApp(word.replace(/^remote-/, ''))
  const site = siteFolder()
  const { damaged = {} } = readRegistryFile(site)
  return appIn([...new Set([...listApps(), ...storedApps(site), ...Object.keys(damaged)])], word)
}

function appIn(apps: readonly string[], word: string): string {
  const app = word.replace(/^remote-/, '')
  if (apps.includes(app)) return app
  const nearest = closestMatch(app, [...apps], { maxDistance: 3 })
  const suggestion = nearest === undefined ? '' : `\n(Did you mean ${nearest}?)`
  throw new InvalidArgumentError(`The apps are ${apps.join(', ')}.${suggestion}`)
}

/** Adds an app to those that were named before. */
export const readApps = (word: string, before: string[] = []) => [...before, readApp(word)]

/** A whole percentage, from `5` or `5%`. */
export function readPercentage(word: string): number {
  const percentage = Number(/^(\d{1,3})%?$/.exec(word)?.[1])
  if (percentage <= 100) return percentage
  throw new InvalidArgumentError('It must be a whole number from 0 to 100.')
}

/** The name of a cohort or of a preview. */
export function readName(word: string): string {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(word)) return word
  throw new InvalidArgumentError(
    'It must start with a lower-case letter and have up to 40 lower-case letters, digits and hyphens.',
  )
}

/** Adds a setting from `NAME=value` to those that were named before. */
export function readSetting(word: string, before: StoredSettings = {}): StoredSettings {
  const [, name, value = ''] = /^([A-Z_]+)=(.*)$/.exec(word) ?? []
  const known = settingNames.find((setting) => setting === name)
  if (known !== undefined) return { ...before, [known]: value }
  throw new InvalidArgumentError(
    `Write NAME=value, or NAME= to remove it. The names are ${settingNames.join(', ')}.`,
  )
}
