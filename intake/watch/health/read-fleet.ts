import * as v from 'valibot'
import { appName, releaseName } from '@fivefold/shared/federation/names'
import { registryFrame } from '@fivefold/shared/federation/registry-schema'
import { moduleContract } from '@fivefold/shared/federation/release-manifest'
import { parsedAs } from '../parsed-as'
import type { SiteFiles } from '../site-files'

const remoteEntry = v.object({
  live: v.object({ version: releaseName }),
  canary: v.fallback(
    v.optional(v.object({ version: releaseName, percentage: v.number() })),
    undefined,
  ),
})

const ownersFile = v.object({
  document: v.object({
    owners: v.record(
      v.string(),
      v.object({ keys: v.array(v.object({ key: v.string(), until: v.optional(v.string()) })) }),
    ),
  }),
})

/** A change that gives visitors another release. */
const logLine = v.object({
  time: v.pipe(v.string(), v.isoTimestamp()),
  user: v.string(),
  action: v.picklist(['release', 'promote', 'rollback', 'canary', 'end canary']),
  app: v.string(),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
})

/** The site's apps and the changes of their releases, from its files. Undefined without a site beside the intake. */
export async function readFleet(siteFiles: SiteFiles) {
  const registry = parsedAs(registryFrame, await siteFiles('registry.json'))
  if (!registry) return undefined
  const changes = ((await siteFiles('.releases.jsonl')) ?? '')
    .split('\n')
    .flatMap((line) => parsedAs(logLine, line) ?? [])
  const owners = parsedAs(ownersFile, await siteFiles('owners.json'))?.document.owners ?? {}
  const host = { live: { version: registry.host.version }, canary: undefined }
  const remotes = Object.entries(registry.remotes).flatMap(([app, entry]) => {
    const read = v.safeParse(remoteEntry, entry)
    return read.success && v.is(appName, app) ? [[app, read.output] as const] : []
  })
  const apps = [['host', host] as const, ...remotes].map(async ([app, { live, canary }]) => {
    const folder = app === 'host' ? app : `remotes/${app}`
    const last = changes.findLast((one) => one.app === app && one.action !== 'canary' && one.to)
    return {
      app,
      release: live.version,
      canary: canary && { release: canary.version, percentage: canary.percentage },
      // All public keys begin with the same sixteen characters.
      keys: owners[app]?.keys.flatMap(({ key, until }) => (until ? [] : key.slice(16, 26))) ?? [],
      kit: kitIn(await siteFiles(`${folder}/${live.version}/release.json`)),
      last: last && { at: last.time, by: last.user },
    }
  })
  return { apps: await Promise.all(apps), changes }
}

/** The version of the shared modules that a release was built with: that of its kit. */
function kitIn(manifest: string | undefined) {
  const read = parsedAs(v.object({ contract: moduleContract }), manifest)
  const shared = Object.entries(read?.contract.modules ?? {}).find(([name]) =>
    name.startsWith('@fivefold/shared/'),
  )
  return shared?.[1].version
}
