import { chmodSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startCanary } from '../../release/canary'
import { retireApp } from '../../release/retire-app'
import {
  emptyFolder,
  hostBuild,
  releaseBuild,
  remoteBuild,
  withRenderer,
} from '../../testing/fake-site'
import { commandLine } from './command-line'

/** The command line with one more command, which makes every kind of file. */
async function run(umask: number, mode: number) {
  const before = process.umask(umask)
  onTestFinished(() => void process.umask(before))
  const site = emptyFolder()
  chmodSync(site, mode)
  vi.stubEnv('SITE_DIR', site)
  const program = commandLine()
  program.command('fill').action(async () => {
    const host = () =>
      withRenderer(hostBuild(`export const n = ${Math.random()}`), 'exports.none = true')
    const remote = (name: string, n: number) =>
      remoteBuild(name, [`/${name}`, `/${name}/a/:id`], `export const n = ${n}`)
    await releaseBuild(site, 'host', host())
    const { release } = await releaseBuild(site, 'support', remote('support', 1))
    await releaseBuild(site, 'support', remote('support', 2))
    await startCanary(site, 'support', release, { percentage: 5 })
    await releaseBuild(site, 'billing', remote('billing', 1))
    await retireApp(site, 'billing', { text: 'Gone.' })
    await releaseBuild(site, 'host', host())
  })
  await program.parseAsync(['fill'], { from: 'user' })
  const found = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((name) => {
    const stats = statSync(path.join(site, name))
    const permissions = (stats.mode & 0o777).toString(8)
    return { name, kind: stats.isDirectory() ? 'folder' : 'file', permissions }
  })
  const kinds = found.map(({ kind, permissions }) => `${kind} ${permissions}`)
  return { count: found.length, kinds: [...new Set(kinds)].toSorted() }
}

it.each([0o077, 0o000, 0o022, 0o027, 0o177])(
  'all that a site holds can be read by its web server, and written by its owner, under umask %o',
  async (umask) => {
    const { count, kinds } = await run(umask, 0o755)
    expect(count).toBeGreaterThan(50)
    expect(kinds).toEqual(['file 644', 'folder 755'])
  },
)

it('several people share a folder that lets their group write', async () => {
  expect((await run(0o077, 0o775)).kinds).toEqual(['file 664', 'folder 775'])
})
