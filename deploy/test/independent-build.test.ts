import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { listApps } from '../workspace/apps'
import { installExtensions } from '../extensions'
import { buildApp } from '../build/apps/build-app'
import { readManifest } from '../site/registry/read-manifest'
import { rendererFile } from '../site/registry/renderer-file'
import { buildFolder } from '../workspace/folders'
import { emptyFolder, filesOf, releaseBuild } from '../testing/fake-site'
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy'

installExtensions()

/** Limits only end what hangs: on a busy machine builds take ten times as long. */
const limit = { timeout: 10 * 60_000 }

const passedOver = /(?:^|\/)(?:node_modules|\.[^/]+|test-results)(?:\/|$)/

/** Time of the last change of every file of the workspace, by its path. */
function changesOf(folder: string, below = ''): Map<string, number> {
  const changes = new Map<string, number>()
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name)
    if (passedOver.test(name)) continue
    if (entry.isDirectory()) for (const change of changesOf(folder, name)) changes.set(...change)
    else changes.set(name, statSync(path.join(folder, name)).mtimeMs)
  }
  return changes
}

// The federation plugin switches itself off where it sees a test runner.
beforeEach(() => void vi.stubEnv('VITEST', undefined))

/** The workspace at another place and depth; the tests only add builds to it. */
let elsewhere: WorkspaceCopy
beforeAll(() => {
  elsewhere = copyWorkspace('at/another/depth')
  return elsewhere.remove
})

const builtElsewhere: Record<string, string> = {}

/** Once in a run. @returns the folder of the build. */
const buildElsewhere = (app: string) => (builtElsewhere[app] ??= elsewhere.build([app])[app] ?? '')

it('builds one app alone and touches nothing outside its folder', limit, () => {
  const before = changesOf(elsewhere.folder)
  const support = buildElsewhere('support')
  const after = changesOf(elsewhere.folder)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  expect(changed).toContain('remote-support/dist/release.json')
  expect(changed.filter((file) => !file.startsWith('remote-support/dist/'))).toEqual([])

  const { contract, entry, pages } = readManifest(support)
  const store = contract?.modules['@fivefold/shared/store/site-store']?.exports
  expect(store).toContain('commit')
  expect(store, 'what only the host uses').not.toContain('startStore')
  expect(contract?.modules['react']?.exports).toContain('useState')
  expect(pages?.['/support']).toContain(entry)
  expect(pages?.['/support']?.join()).toContain('support-home-page')
  expect(pages?.['/support']?.join(), 'what another page needs').not.toContain('new-ticket-page')
  expect(existsSync(path.join(support, rendererFile))).toBe(true)
})

const everyApp = process.env['LONG_RUN'] === '1'

/** One remote stands for all: they differ in their sources. `pnpm check reproducible` builds every app. */
const apps = everyApp ? listApps() : ['support']

/** Names of files that one side lacks or has other bytes in. */
const differences = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys({ ...one, ...other }).filter((file) => one[file] !== other[file])

async function siteOf(builds: Readonly<Record<string, string>>) {
  const site = emptyFolder()
  for (const app of apps) await releaseBuild(site, app, builds[app] ?? '')
  return site
}

it('builds the same bytes wherever the sources are, and keeps no other', limit, async () => {
  // After the release that comes first in `pnpm test` these are kept builds.
  for (const app of apps) await buildApp(app)
  const there = Object.fromEntries(apps.map((app) => [app, buildElsewhere(app)]))
  const here = Object.fromEntries(apps.map((app) => [app, buildFolder(app)]))
  for (const app of apps) {
    expect(differences(filesOf(here[app] ?? ''), filesOf(there[app] ?? '')), app).toEqual([])
  }
  if (!everyApp) return
  const [one, other] = [await siteOf(here), await siteOf(there)]
  expect(differences(filesOf(one), filesOf(other)), 'documents and compressed copies').toEqual([])
})

it.runIf(everyApp)(
  'changes no byte of other apps, nor of their pages, with a change of one remote',
  limit,
  async () => {
    const copy = copyWorkspace()
    onTestFinished(copy.remove)
    const builds = copy.build(apps)
    const others = () =>
      apps.filter((app) => app !== 'support').map((app) => filesOf(builds[app] ?? ''))
    const [site, othersBefore] = [await siteOf(builds), others()]
    const before = filesOf(site)

    const content = 'remote-support/src/support-home/support-home-content.ts'
    copy.replace(content, /title: '.*'/, "title: 'Another title'")
    copy.build(apps)
    for (const [index, files] of others().entries()) {
      expect(differences(othersBefore[index] ?? {}, files)).toEqual([])
    }
    const { release } = await releaseBuild(site, 'support', builds['support'] ?? '')
    const changed = differences(before, filesOf(site)).filter((file) => !file.startsWith('.'))
    const own = ['registry.json', 'support/', `remotes/support/${release}/`]
    expect(changed).toContain('support/index.html')
    expect(changed.filter((file) => !own.some((start) => file.startsWith(start)))).toEqual([])
  },
)
