import { linksToDeprecated } from '../release/gates/deprecated-routes'
import { changesInWords } from '../release/dry-run'
import { releaseApp, type ReleaseOptions, type ReleaseResult } from '../release/release-app'
import { withSiteCopy } from '../site/files/site-copy'
import { withSmokeTest } from '../release/smoke/smoke-test-candidate'
import { readRegistryFile } from '../site/registry/registry-file'
import { refuseReleasedVersion } from '../site/registry/release-sources'
import { storedSettings } from '../site/registry/stored-settings'
import { hostApp } from '../workspace/folders'
import { hooks, type Need } from '../workspace/hooks'
import { step, stepsInWords } from '../workspace/steps'
import { atSite, atSiteToChange, siteStore } from './site/at-site'
import { buildFor } from './site/build-for'
import { whenFree } from './site/when-free'

interface ReleaseFlags {
  dryRun?: true
  sameVersion?: true
  skipSmoke?: true
  wait?: true
}

/**
 * `release <app>`: builds only that app, tries it in a copy of the live site and makes it live. A
 * dry run prints what would change, and changes nothing.
 */
export async function release(app: string, flags: ReleaseFlags) {
  const need = { app, empty: app === hostApp }
  await withSmokeTest(!flags.skipSmoke, async (smoke, startBrowser) => {
    const refuse = (site: string) => {
      storedSettings(site)
      if (!flags.sameVersion) refuseReleasedVersion(site, app)
    }
    await buildFor(need, app, refuse, startBrowser)
    const options = { ...smoke, allowSameVersion: flags.sameVersion === true }
    if (!flags.dryRun) return releaseBuild(need, app, options, flags.wait)
    const tryIt = (site: string) => dryRun(site, app, options)
    console.info((await atSite({ ...need, documents: true }, tryIt)).join('\n'))
  })
}

async function releaseBuild(need: Need, app: string, options: ReleaseOptions, wait?: true) {
  const releaseIt = () =>
    atSiteToChange(need, async (site) => {
      const result = await releaseApp(site, app, options)
      const registry = readRegistryFile(site)
      const links = linksToDeprecated(site, registry, app)
      return { result, links, sentences: await sentencesAbout(site) }
    })
  const { result, links, sentences } = await step(`release ${app}`, () => whenFree(wait, releaseIt))
  console.info(`${outcome(app, result)} (${stepsInWords()})`)
  for (const sentence of sentences) console.info(sentence)
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
  const sentences = hooks('release').map(async ({ tell }) => (await tell?.(site, registry)) ?? [])
  return (await Promise.all(sentences)).flat()
}

function outcome(app: string, { release, changed, changedFiles }: ReleaseResult) {
  if (changed) return `${app} ${release} is live`
  const repaired =
    changedFiles.length === 0 ? 'nothing changed' : 'finished what an earlier run left'
  return `${app} ${release} was live already, ${repaired}`
}
