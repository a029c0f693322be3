import { existsSync } from 'node:fs'
import { Problem } from '../problem'
import { readRegistryFile } from './registry-file'
import { releaseFolder } from './release-files'
import { lastGoodRelease, liveRelease, switchRelease } from './switch-release'

/**
 * Makes an earlier release live again: the named one, else the last good one.
 * @throws Problem when there is no such release.
 */
export function rollBackApp(site: string, app: string, version?: string) {
  const registry = readRegistryFile(site)
  const from = liveRelease(registry, app)
  const to = version ?? lastGoodRelease(registry, app)
  if (!to) throw new Problem(`${app} has no earlier release to go back to.`)
  if (to === from) throw new Problem(`${app} ${to} is live already.`)
  if (!existsSync(releaseFolder(site, app, to))) {
    throw new Problem(`${app} has no release ${to}: \`pnpm releases\` lists what there is.`)
  }
  switchRelease(site, registry, app, to)
  return { from, to }
}
