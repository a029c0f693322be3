import { linksToDeprecated } from '../gates/leading-pages'
import { changesInWords } from '../release/dry-run'
import { releaseApp, type ReleaseOptions, type ReleaseResult } from '../release/release-app'
import { withSiteCopy } from '../site-files/site-copy'
import { smokeTestCandidate } from '../smoke/smoke-test-candidate'
import { readRegistryFile } from '../registry/registry-file'
import { refuseReleasedVersion } from '../registry/release-sources'
import { storedSettings } from '../registry/stored-settings'
import { hostApp, siteFolder } from '../workspace/folders'
import type { BuildApp } from './build'
import { siteToChange } from './site/site-in-folder'
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
  const site = siteFor(app)
  if (!flags.sameVersion) refuseReleasedVersion(site, app)
  refuseMisfit(site, app)
  await build(app)
  const options: ReleaseOptions = {
    allowSameVersion: flags.sameVersion === true,
    ...(!flags.skipSmoke && { inspect: () => smokeTestCandidate(site, app) }),
  }
  if (flags.dryRun) {
    console.info((await dryRun(site, app, options)).join('\n'))
    return
  }
  console.info(outcome(app, await whenFree(flags.wait, () => releaseApp(site, app, options))))
  for (const link of linksToDeprecated(site, readRegistryFile(site)))
    console.warn(`warning: ${link}`)
}

/** The first release of the host makes a site of an empty folder. */
function siteFor(app: string) {
  if (app !== hostApp) return siteToChange()
  storedSettings(siteFolder())
  return siteFolder()
}

const dryRun = (site: string, app: string, options: ReleaseOptions) =>
  withSiteCopy(site, async (copy) =>
    changesInWords(site, copy, app, await releaseApp(copy, app, options)),
  )

function outcome(app: string, { release, changed, changedFiles }: ReleaseResult) {
  if (changed) return `${app} ${release} is live`
  const repaired =
    changedFiles.length === 0 ? 'nothing changed' : 'finished what an earlier run left'
  return `${app} ${release} was live already, ${repaired}`
}
