import { InvalidArgumentError } from '@commander-js/extra-typings'
import { closestMatch } from 'leven'
import { listApps } from '../workspace/apps'

/** The app's name from `support` or `remote-support`. */
export function readApp(word: string): string {
  const apps = listApps()
  const app = word.replace(/^remote-/, '')
  if (apps.includes(app)) return app
  const nearest = closestMatch(app, apps, { maxDistance: 3 })
  const suggestion = nearest === undefined ? '' : `\n(Did you mean ${nearest}?)`
  throw new InvalidArgumentError(`The apps are ${apps.join(', ')}.${suggestion}`)
}

/** The same for a list of apps. */
export const readApps = (word: string, before: string[] = []) => [...before, readApp(word)]

/** A whole percentage, from `5` or `5%`. */
export function readPercentage(word: string): number {
  const percentage = Number(/^(\d{1,3})%?$/.exec(word)?.[1])
  if (percentage <= 100) return percentage
  throw new InvalidArgumentError('It must be a whole number from 0 to 100.')
}

export function readCohort(word: string): string {
  if (/^[a-z][a-z0-9-]{0,39}$/.test(word)) return word
  throw new InvalidArgumentError(
    'It must start with a lower-case letter and have up to 40 lower-case letters, digits and hyphens.',
  )
}
