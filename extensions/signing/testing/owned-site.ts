import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { newKeyPair } from '../keys/signing-key'
import { changeOwner } from '../change/change-owners'
import { hostBuild, releaseBuild, remoteBuild } from '../../../deploy/testing/fake-site'
import { madeOnce } from '../../../deploy/testing/made-once'

/** Teams of a test, each with a key. */
const teams = Object.fromEntries(
  ['host', 'support', 'billing', 'gone', 'moved', 'rival'].map((app) => [app, newKeyPair()]),
)

export const publicKeyOf = (app: string) => teams[app]?.publicKey ?? ''

/** From now on the environment has the key of that team. */
export const as = (app: string) => vi.stubEnv('SIGNING_KEY', teams[app]?.privateKey)

const files = {
  'service-worker.js': 'export const worker = 1',
  'assets/font.woff2': 'font',
  'previews/open/index.html': '<!doctype html><title>Preview</title>',
  'kit/kit-1.0.0.tgz': 'kit',
  'kit/kit.json': '{}',
  'kit/contract.json': '{}',
}

/** A build of the host with every kind of file that one has. */
export function wholeHostBuild(script: string, changes: Partial<typeof files> = {}) {
  const folder = hostBuild(`export const script = '${script}'`, {}, `${script}.js`)
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

const owned = new Map<string, () => Promise<string>>()

/** A site whose remotes belong to different teams, each with the pages below its name. */
export async function ownedSite(remotes: readonly string[]) {
  const name = remotes.join()
  const copy = owned.get(name) ?? madeOnce((site) => releaseAll(site, remotes))
  owned.set(name, copy)
  const site = await copy()
  as(remotes.at(-1) ?? 'host')
  return site
}

async function releaseAll(site: string, remotes: readonly string[]) {
  as('host')
  await releaseBuild(site, 'host', wholeHostBuild('index-1'))
  for (const app of remotes)
    await changeOwner(site, app, { paths: [`/${app}`], keys: [publicKeyOf(app)] })
  for (const app of remotes) await releaseAs(site, app, 1)
}

export async function releaseAs(site: string, app: string, turn: number) {
  as(app)
  return releaseBuild(site, app, teamBuild(app, turn))
}

export const supportBuild = (turn: number) => teamBuild('support', turn)

const teamBuild = (app: string, turn: number) =>
  remoteBuild(app, [`/${app}`, `/${app}/:id`], `export const turn = ${turn}`)
