import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { readBucket } from '../change-bucket'
import { logOf } from '../change-records'
import { readHead } from '../registry-head'
import { documentFiles } from '../../../deploy/site/registry/document-files'
import { storeAt } from '../object-store/store-at'
import { liveRelease } from '../../../deploy/site/registry/registry-releases'
import { renderAgain } from '../../../deploy/release/reconcile-site'
import { releaseAddress } from '../../../deploy/site/files/release-folders'
import { emptyFolder } from '../../../deploy/testing/fake-site'
import { hostApp } from '../../../deploy/workspace/folders'

const writers = Number(process.env['WRITERS'] || 8)
const changes = Number(process.env['CHANGES'] || 50)

/** Tests that no release gets lost when independent processes write at once. */
export function manyWriters(place: string) {
  it(`${writers} processes with ${changes} releases and rollbacks each: none is lost, and visitors always get a whole site`, async () => {
    const store = await storeAt(place)
    const apps = [
      hostApp,
      ...Array.from({ length: writers - 1 }, (_, index) => `remote-of-team-${index + 1}`),
    ]
    let isRunning = true
    const visits = visit(store, () => isRunning)
    const started = performance.now()
    const runs = await Promise.all(apps.map((app) => run(place, app, changes)))
    const seconds = (performance.now() - started) / 1000
    isRunning = false
    expect(runs).toEqual(apps.map((app) => `${app} ended with 0`))
    const { reads, problems } = await visits
    expect(problems).toEqual([])

    const head = readHead(String((await store.read('registry.json'))?.body))
    const log = await logOf(store, head.change)
    for (const app of apps) {
      const own = log.filter((entry) => entry.app === app)
      expect(own.length, app).toBe(changes)
      // Each change began where the one before it had ended.
      for (const [index, entry] of own.entries()) expect(entry.from).toBe(own[index - 1]?.to)
      expect(own.at(-1)?.to).toBe(liveRelease(head.registry, app))
    }
    await expectAgreement(place)
    console.info(
      `${writers * changes} changes in ${seconds.toFixed(0)} s, ${reads} reads meanwhile, none of them broken`,
    )
  })
}

type Store = Awaited<ReturnType<typeof storeAt>>

/** Reads documents and the releases that they name, as visitors do. */
async function visit(store: Store, goesOn: () => boolean) {
  const problems: string[] = []
  let reads = 0
  while (goesOn()) {
    const found = await store.read('registry.json')
    if (found === undefined) continue
    const { registry } = readHead(found.body.toString())
    for (const file of documentFiles(registry)) {
      const document = String((await store.read(file))?.body ?? '')
      // A release is live before its first document is there.
      const entry = /"entry":"(\/remotes\/[^"]+)"/.exec(document)?.[1]
      if (entry !== undefined && (await store.version(entry.slice(1))) === undefined)
        problems.push(`${file} names ${entry}, which is not there`)
      reads += 2
    }
    await pause(50)
  }
  return { reads, problems }
}

/** Every document is, byte for byte, what the registry says. */
async function expectAgreement(place: string) {
  const store = await storeAt(place)
  const cache = emptyFolder()
  await readBucket({ store, cache }, {}, async (site) => {
    const { registry } = readHead(readFileSync(path.join(site, 'registry.json'), 'utf8'))
    await renderAgain(site, Object.keys(registry.remotes))
    for (const file of documentFiles(registry)) {
      const { body } = (await store.read(file)) ?? {}
      expect(String(body), file).toBe(readFileSync(path.join(site, file), 'utf8'))
    }
    const names = Object.keys(registry.remotes).map(
      (app) => [app, liveRelease(registry, app)] as const,
    )
    for (const [app, release] of names)
      expect(
        await store.version(`${releaseAddress(app, release).slice(1)}/release.json`),
      ).toBeDefined()
  })
}

async function run(place: string, app: string, count: number) {
  const program = fileURLToPath(new URL('writer.ts', import.meta.url))
  const words = ['--import', 'tsx', program, place, app, String(count)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(() => void child.kill())
  const [code] = await once(child, 'close')
  return `${app} ended with ${code}`
}
