import { withAdoptedBuild, type AdoptOptions } from './adopt-remote'
import { canaryAudience, releaseCanary } from '../../deploy/release/canary'
import { releaseApp } from '../../deploy/release/release-app'
import { withTrials } from '../../deploy/release/with-trial'
import { atSiteToChange } from '../../deploy/commands/site/at-site'

interface AdoptFlags extends AdoptOptions {
  /** Percentage of browsers; absent: everybody. */
  canary?: number
}

/** `adopt <manifest>`: releases a remote that another tool of module federation has built. */
export async function adopt(place: string, { canary: percentage, ...flags }: AdoptFlags) {
  const outcome = await withTrials(flags, (trials) =>
    atSiteToChange({ documents: true, history: true }, (site) =>
      withAdoptedBuild(site, place, flags, async (app, folder) => {
        const options = { ...trials, folder, adopted: true, allowSameVersion: true }
        if (percentage === undefined) {
          const { release, changed } = await releaseApp(site, app, options)
          return `${app} ${release} ${changed ? 'is live' : 'was live already'}`
        }
        const release = await releaseCanary(site, app, { percentage }, options)
        return `${app} ${release} is the canary for ${canaryAudience({ percentage })}`
      }),
    ),
  )
  console.info(outcome)
}
