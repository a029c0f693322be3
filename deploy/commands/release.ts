import { appNamed } from '../apps'
import { buildApp } from '../build-app'
import { releaseApp } from '../release/release-app'
import { siteFolder } from '../workspace'
import { readCommand } from './options'

/**
 * `release <app> [--same-version]`: builds that app alone and makes it live in the site's folder.
 */
export async function release(given: string[]) {
  const { words, has } = readCommand(given, ['--same-version'])
  const app = appNamed(words[0])
  await buildApp(app)
  const result = await releaseApp(siteFolder(), app, {
    allowSameVersion: has('--same-version'),
  })
  const mended = result.settled.length === 0 ? 'nothing changed' : 'what was left is finished now'
  const done = result.changed ? 'is live' : `was live already, ${mended}`
  console.info(`${app} ${result.release} ${done}`)
}
