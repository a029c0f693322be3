import { linksToDeprecated } from '../gates/deprecated-routes'
import { secondReacts } from '../gates/second-react'
import { changesInWords } from '../release/dry-run'
import { releaseApp, type ReleaseOptions, type ReleaseResult } from '../release/release-app'
import { withSiteCopy } from '../site-files/site-copy'
import { smokeTestCandidate } from '../smoke/smoke-test-candidate'
import { readRegistryFile } from '../registry/registry-file'
import { refuseReleasedVersion } from '../registry/release-sources'
import { storedSettings } from '../registry/stored-settings'
import { hostApp } from '../workspace/folders'
import { removeEndedPreviews } from '../preview/stored-previews'
import type { BuildApp } from './build'
import { atSite, atSiteToChange, previewStore } from './site/at-site'
import { refuseMisfit } from './site/refuse-misfit'
import { whenFree } from './site/when-free'

interface ReleaseFlags {
  dryRun?: true
  sameVersion?: true
  skipSmoke?: true
  wait?: true
}

/**
 * `release <app>`: builds that app alone, tries it in a copy of the live site and makes it live. A
 * dry run prints what would change, and changes nothing.
 */
export async function release(app: string, flags: ReleaseFlags, build: BuildApp) {
  const need = { app, empty: app === hostApp }
  // What would be refused anyway is refused before the build.
  await atSite(need, (site) => {
    storedSettings(site)
    if (!flags.sameVersion) refuseReleasedVersion(site, app)
    refuseMisfit(site, app)
  })
  await build(app)
  const optionsAt = (site: string): ReleaseOptions => ({
    allowSameVersion: flags.sameVersion === true,
    ...(!flags.skipSmoke && { inspect: () => smokeTestCandidate(site, app) }),
  })
  if (flags.dryRun) {
    const tryIt = (site: string) => dryRun(site, app, optionsAt(site))
    console.info((await atSite({ ...need, documents: true }, tryIt)).join('\n'))
    return
  }
  const releaseIt = () =>
    atSiteToChange(need, async (site) => {
      const result = await releaseApp(site, app, optionsAt(site))
      const registry = readRegistryFile(site)
      const links = linksToDeprecated(site, registry, app)
      return { result, links, reacts: await secondReacts(site, registry) }
    })
  const { result, links, reacts } = await whenFree(flags.wait, releaseIt)
  console.info(outcome(app, result))
  for (const sentence of reacts) console.info(sentence)
  for (const link of links) console.warn(`warning: ${link}`)
  await removeEndedPreviews(await previewStore())
}

const dryRun = (site: string, app: string, options: ReleaseOptions) =>
  withSiteCopy(site, async (copy) => {
    const changes = changesInWords(site, copy, app, await releaseApp(copy, app, options))
    return [...changes, ...(await secondReacts(copy, readRegistryFile(copy)))]
  })

function outcome(app: string, { release, changed, changedFiles }: ReleaseResult) {
  if (changed) return `${app} ${release} is live`
  const repaired =
    changedFiles.length === 0 ? 'nothing changed' : 'finished what an earlier run left'
  return `${app} ${release} was live already, ${repaired}`
}
