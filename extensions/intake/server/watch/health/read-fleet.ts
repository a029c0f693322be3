import * as v from 'valibot'
import { moduleContract } from '@fivefold/shared/federation/release-manifest'
import { parsedAs } from '../../site/parsed-as'
import type { SiteFiles } from '../../site/site-files'
import type { Site } from '../../site/site-record'

const ownersFile = v.object({
  document: v.object({
    owners: v.record(
      v.string(),
      v.object({ keys: v.array(v.object({ key: v.string(), until: v.optional(v.string()) })) }),
    ),
  }),
})

/** The site's apps, from the files beside its registry. */
export async function readFleet({ apps, changes }: Site, siteFiles: SiteFiles) {
  const owners = parsedAs(ownersFile, await siteFiles('owners.json'))?.document.owners ?? {}
  const fleet = [...apps].map(async ([app, { live, canary }]) => {
    const folder = app === 'host' ? app : `remotes/${app}`
    const last = changes.findLast((one) => one.app === app && one.action !== 'canary' && one.to)
    return {
      app,
      release: live,
      canary: canary && { release: canary.version, percentage: canary.percentage },
      // All public keys begin with the same sixteen characters.
      keys: owners[app]?.keys.flatMap(({ key, until }) => (until ? [] : key.slice(16, 26))) ?? [],
      kit: kitIn(await siteFiles(`${folder}/${live}/release.json`)),
      last: last && { at: last.time, by: last.user },
    }
  })
  return Promise.all(fleet)
}

/** The version of the shared modules that a release was built with: that of its kit. */
function kitIn(manifest: string | undefined) {
  const read = parsedAs(v.object({ contract: moduleContract }), manifest)
  const shared = Object.entries(read?.contract.modules ?? {}).find(([name]) =>
    name.startsWith('@fivefold/shared/'),
  )
  return shared?.[1].version
}
