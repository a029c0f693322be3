import { listApps } from '../workspace/apps'
import { releaseApps } from '../release/release-app'
import { storedSettings } from '../site/registry/stored-settings'
import { atSite, atSiteToChange } from './site/at-site'
import { step, stepsInWords } from '../workspace/steps'
import { build } from './build'

/**
 * `publish`: builds and releases every app at once, whatever their versions and sizes.
 * @throws UserError before it builds when the environment has other settings than the site.
 */
export async function publish() {
  await atSite({ empty: true }, (site) => storedSettings(site))
  await build([])
  await step('release all apps', () =>
    atSiteToChange({ empty: true }, (site) =>
      releaseApps(site, listApps(), { allowSameVersion: true, allowOversize: true }),
    ),
  )
  console.info(`Released: ${stepsInWords()}.`)
}
