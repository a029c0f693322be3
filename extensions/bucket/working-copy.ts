import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inside } from '../../deploy/names/inside'
import { isAppName, isReleaseName } from '../../shared/contract/federation/names'
import { documentFiles, signedFile } from '../../deploy/site/registry/document-files'
import { inParallel } from '../../deploy/workspace/in-parallel'
import type { ObjectStore } from '../../deploy/workspace/store/object-store'
import { registryFile, registryText, restoring } from '../../deploy/site/registry/registry-file'
import { liveRelease } from '../../deploy/site/registry/registry-releases'
import { settingsFile, settingsText } from '../../deploy/site/registry/stored-settings'
import { hostFileNames } from '../../deploy/release/host-files'
import { releaseFolder, releasePath } from '../../deploy/site/files/release-folders'
import { releaseLogFile } from '../../deploy/site/files/release-log'
import { renderCacheFolder } from '../../deploy/site/files/render-cache'
import { hostApp } from '../../deploy/workspace/folders'
import type { Need } from '../../deploy/workspace/hooks'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { logOf, pendingChanges, type Pending } from './change-records'
import { readHead, type RegistryHead } from './registry-head'
import { releaseCache } from './release-cache'

/** Releases that turned out to be needed with all their files. */
export interface Wanted {
  allLive: boolean
  releases: Map<string, { app: string; release: string }>
}

/** @property state what the teams have signed. */
type Head = RegistryHead & { etag: string; state: Buffer | undefined }

/**
 * A folder with the files of a bucket's site that a command reads, as links. Regular files are those that
 * the command wrote.
 */
export interface WorkingCopy {
  folder: string
  /** Undefined before the first release. */
  head: Head | undefined
  pending: Pending
}

/**
 * Makes a working copy.
 * @param root an empty folder for it.
 * @param cache what earlier copies have read, also those of other processes.
 * @throws UserError when the registry cannot be read.
 */
export async function workingCopy(
  store: ObjectStore,
  root: string,
  cache: string,
  need: Need,
  wanted: Wanted,
): Promise<WorkingCopy> {
  const folder = inside(root, 'site')
  const read = inside(root, 'read')
  const link = (source: string, file: string) => {
    mkdirSync(path.dirname(inside(folder, file)), { recursive: true })
    symlinkSync(source, inside(folder, file))
  }
  const add = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(inside(read, file)), { recursive: true })
    writeFileSync(inside(read, file), content)
    link(inside(read, file), file)
  }
  mkdirSync(inside(cache, renderCacheFolder), { recursive: true })
  mkdirSync(folder)
  link(inside(cache, renderCacheFolder), renderCacheFolder)

  const head = await readHeadOf(store)
  if (head === undefined) return { folder, head, pending: { apps: [], removals: [] } }
  const { registry, change, settings } = head
  add(registryFile, registryText(registry))
  const state = stateOf(registry)
  if (state !== undefined && head.state !== undefined) add(state, head.state)
  if (settings !== undefined) add(settingsFile, settingsText(settings))

  const releases = releaseCache(store, inside(cache, 'releases'))
  const linked = new Set<string>()
  const linkRelease = (app: string, release: string, source: string | undefined) => {
    const address = releasePath(app, release)
    if (source === undefined || linked.has(address)) return
    linked.add(address)
    link(source, address)
  }
  const whole = new Map(wanted.releases)
  const wholeApps = wanted.allLive ? [hostApp, ...Object.keys(registry.remotes)] : [hostApp]
  for (const app of wholeApps) {
    const release = liveRelease(registry, app)
    if (release !== '') whole.set(`${app} ${release}`, { app, release })
  }
  const [pending] = await Promise.all([
    pendingChanges(store, change),
    inParallel(whole.values(), async ({ app, release }) =>
      linkRelease(app, release, await releases.whole(app, release)),
    ),
  ])
  await inParallel(await describedReleases(store, head, need), async ({ app, release }) => {
    if (!whole.has(`${app} ${release}`))
      linkRelease(app, release, await releases.manifest(app, release))
  })
  if (!pending.apps.includes(hostApp) && registry.host.version !== '') {
    const host = releaseFolder(folder, hostApp, registry.host.version)
    for (const file of hostFileNames(host)) link(inside(host, file), file)
  }
  await inParallel(ownFiles(need, head), async (file) => {
    const found = await store.read(file)
    if (found !== undefined) add(file, found.body)
  })
  if (need.history) {
    const log = await logOf(store, change)
    add(releaseLogFile, log.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  }
  return { folder, head, pending }
}

/** Files that every copy reads if they exist, and those that a command asks for. */
const ownFiles = (need: Need, { registry }: RegistryHead) => [
  'owners.json',
  ...(need.documents
    ? [...documentFiles(registry)].filter((file) => file !== stateOf(registry))
    : []),
]

const stateOf = ({ signed }: RegistryHead['registry']) =>
  signed === undefined ? undefined : signedFile(signed)

/** @param before the ETag of a registry whose signed state is gone: another writer has replaced both. */
async function readHeadOf(store: ObjectStore, before?: string): Promise<Head | undefined> {
  const found = await store.read(registryFile)
  if (found === undefined) return undefined
  const head = headIn(found.body.toString())
  const file = stateOf(head.registry)
  const state = file === undefined ? undefined : await store.read(file)
  if (file !== undefined && state === undefined && found.etag !== before)
    return readHeadOf(store, found.etag)
  return { ...head, etag: found.etag, state: state?.body }
}

function headIn(text: string) {
  try {
    return readHead(text)
  } catch (cause) {
    throw new UserError(
      `${registryFile} cannot be read (${cause instanceof Error ? cause.message : String(cause)}). ` +
        restoring,
    )
  }
}

/** Live releases and canaries of all apps, whose gates a release must pass, and those a command names. */
async function describedReleases(store: ObjectStore, { registry }: RegistryHead, need: Need) {
  const live = Object.entries(registry.remotes).flatMap(([app, { live, canary }]) =>
    [live, ...(canary ? [canary] : [])].map(({ version }) => ({ app, release: version })),
  )
  const folders = need.history
    ? ['host/', 'remotes/']
    : need.app === undefined
      ? []
      : [`${path.posix.dirname(releasePath(need.app, 'any'))}/`]
  const keys = (await Promise.all(folders.map((under) => store.list(under)))).flat()
  return [...live, ...keys.flatMap(releaseOfKey)]
}

/** The release that a key of its manifest belongs to. */
function releaseOfKey(key: string) {
  const [, remote, release] = /^(?:host|remotes\/([^/]+))\/([^/]+)\/release\.json$/.exec(key) ?? []
  const isNamed = isAppName(remote ?? hostApp) && isReleaseName(release ?? '')
  return isNamed && release !== undefined ? [{ app: remote ?? hostApp, release }] : []
}
