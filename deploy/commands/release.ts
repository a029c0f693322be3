import { linksToDeprecated } from '../release/gates/deprecated-routes'
import { releaseApp, type ReleaseOptions, type ReleaseResult } from '../release/release-app'
import { withTrials } from '../release/with-trial'
import { readRegistryFile } from '../site/registry/registry-file'
import { refuseReleasedVersion } from '../site/registry/release-sources'
import { storedSettings } from '../site/registry/stored-settings'
import { hostApp } from '../workspace/folders'
import { hooks, type Need } from '../workspace/hooks'
import { step, stepsInWords } from '../workspace/steps'
import { atSiteToChange, siteStore } from './site/at-site'
import { buildFor } from './site/build-for'
import { whenFree } from './site/when-free'

export interface ReleaseFlags {
  sameVersion?: true
  wait?: true
}

/** Ends the command with a build that may be released. */
type Finish = (
  need: Need,
  app: string,
  options: ReleaseOptions,
  flags: ReleaseFlags,
) => Promise<void>

/**
 * `release <app>`: builds only that app, tries it in a copy of the live site and makes it live.
 * @param finish by default makes it live.
 */
export async function release(app: string, flags: ReleaseFlags, finish: Finish = releaseBuild) {
  const need = { app, empty: app === hostApp }
  await withTrials(flags, async (trials, prepare) => {
    const refuse = (site: string) => {
      storedSettings(site)
      if (!flags.sameVersion) refuseReleasedVersion(site, app)
    }
    await buildFor(need, app, refuse, prepare)
    await finish(need, app, { ...trials, allowSameVersion: flags.sameVersion === true }, flags)
  })
}

const releaseBuild: Finish = async (need, app, options, { wait }) => {
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

/** Prints what extensions say about a site after a release. */
export async function sentencesAbout(site: string): Promise<string[]> {
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
