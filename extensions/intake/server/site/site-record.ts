import * as v from 'valibot'
import { appName, releaseName } from '@fivefold/shared/federation/names'
import { registryFrame } from '@fivefold/shared/federation/registry-schema'
import { timestamp } from '../records/record-schema'
import { parsedAs } from './parsed-as'
import { inTime } from './in-time'
import { orNothing, type SiteFiles } from './site-files'
import { situationsOf, type Now, type Situation } from './situations'

/** Milliseconds between two readings, however many unknown names strangers send. */
const pause = 2_000

const siteRegistry = v.object({
  ...registryFrame.entries,
  host: v.object({ version: releaseName, lastGood: v.nullish(releaseName) }),
})

const release = v.object({ version: releaseName })

const remoteEntry = v.object({
  live: release,
  canary: v.fallback(
    v.optional(v.object({ ...release.entries, percentage: v.number() })),
    undefined,
  ),
  lastGood: v.fallback(v.nullish(release), undefined),
})

/** A change that gives visitors another release. */
const logLine = v.object({
  time: timestamp,
  user: v.string(),
  action: v.picklist(['release', 'promote', 'rollback', 'canary', 'end canary']),
  app: v.string(),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  /** That of a canary. Logs of earlier versions do not have it. */
  percentage: v.optional(v.number()),
})

export interface App extends Now {
  lastGood?: string | undefined
  /** The releases that visitors got, oldest first; the last entry holds now. */
  situations: readonly Situation[]
}

/** The site itself says this of its releases, in its registry and log. */
export interface Site {
  /** By name, the host first. */
  apps: ReadonlyMap<string, App>
  changes: readonly v.InferOutput<typeof logLine>[]
}

/** @returns undefined without a registry that can be read. */
export function parsedSite(registryText: string | undefined, log: string): Site | undefined {
  const registry = parsedAs(siteRegistry, registryText)
  if (!registry) return undefined
  const changes = log.split('\n').flatMap((line) => parsedAs(logLine, line) ?? [])
  const { version, lastGood } = registry.host
  const host = { live: { version }, lastGood: lastGood ? { version: lastGood } : null }
  const entries = Object.entries({ host, ...registry.remotes }).flatMap(([name, given]) => {
    const entry = v.safeParse(remoteEntry, given)
    if (!entry.success || !v.is(appName, name)) return []
    const { live, canary, lastGood: good } = entry.output
    const now = { live: live.version, canary, lastGood: good?.version }
    const own = changes.filter(({ app }) => app === name)
    return [[name, { ...now, situations: situationsOf(now, own) }] as const]
  })
  return { apps: new Map(entries), changes }
}

/** Reads the site's registry and log again, at most every few seconds. */
export function siteRecord(siteFiles: SiteFiles | undefined) {
  const files = siteFiles && orNothing(siteFiles)
  let read = { time: -Infinity, texts: '', site: undefined as Site | undefined }
  let reading: Promise<unknown> | undefined

  async function readAgain(files: SiteFiles) {
    const [registry, log = ''] = await Promise.all([
      files('registry.json'),
      files('.releases.jsonl'),
    ])
    const texts = `${registry}\n${log}`
    // A site that is away for a moment is the one that it was.
    const site = texts === read.texts ? read.site : (parsedSite(registry, log) ?? read.site)
    if (!site && !read.texts) console.warn('SITE has no registry: all reports are refused.')
    read = { time: performance.now(), texts, site }
  }

  return {
    /** Without a place of the site, nothing is known of it, and reports are counted as they come. */
    isKnown: siteFiles !== undefined,
    /** The site as it was read last. */
    last: () => read.site,
    /** The site as it is. Undefined while it cannot be read. */
    async now(): Promise<Site | undefined> {
      if (!files || performance.now() - read.time < pause) return read.site
      reading ??= readAgain(files).finally(() => (reading = undefined))
      await inTime(reading)
      return read.site
    },
  }
}

export type SiteRecord = ReturnType<typeof siteRecord>
