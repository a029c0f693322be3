import { linksToDeprecated } from '../release/gates/deprecated-routes'
import { changesInWords } from '../release/dry-run'
import { releaseApp, type ReleaseOptions, type ReleaseResult } from '../release/release-app'
import { buildApp } from '../build/apps/build-app'
import { withSiteCopy } from '../site/files/site-copy'
import { smokeTestCandidate } from '../release/smoke/smoke-test-candidate'
import { readRegistryFile } from '../site/registry/registry-file'
import { refuseReleasedVersion } from '../site/registry/release-sources'
import { storedSettings } from '../site/registry/stored-settings'
import { hostApp } from '../workspace/folders'
import { hooks } from '../workspace/hooks'
import { step, stepsInWords } from '../workspace/steps'
import { atSite, atSiteToChange, siteStore } from './site/at-site'
import { refuseEarly } from './site/refuse-early'
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
export async function release(app: string, flags: ReleaseFlags) {
  const need = { app, empty: app === hostApp }
  // Refuses before the build what a gate would refuse after it.
  await atSite(need, async (site) => {
    storedSettings(site)
    if (!flags.sameVersion) refuseReleasedVersion(site, app)
    await refuseEarly(site, app)
  })
  await buildApp(app)
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
      return { result, links, told: await sentencesAbout(site) }
    })
  const { result, links, told } = await step(`release ${app}`, () =>
    whenFree(flags.wait, releaseIt),
  )
  console.info(`${outcome(app, result)} (${stepsInWords()})`)
  for (const sentence of told) console.info(sentence)
  for (const link of links) console.warn(`warning: ${link}`)
  const store = await siteStore()
  for (const { tidy } of hooks('release')) await tidy?.(store)
}

const dryRun = (site: string, app: string, options: ReleaseOptions) =>
  withSiteCopy(site, async (copy) => {
    const changes = changesInWords(site, copy, app, await releaseApp(copy, app, options))
    return [...changes, ...(await sentencesAbout(copy))]
  })

async function sentencesAbout(site: string): Promise<string[]> {
  const registry = readRegistryFile(site)
  const told = hooks('release').map(async ({ tell }) => (await tell?.(site, registry)) ?? [])
  return (await Promise.all(told)).flat()
}

function outcome(app: string, { release, changed, changedFiles }: ReleaseResult) {
  if (changed) return `${app} ${release} is live`
  const repaired =
    changedFiles.length === 0 ? 'nothing changed' : 'finished what an earlier run left'
  return `${app} ${release} was live already, ${repaired}`
}
