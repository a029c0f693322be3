import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newKeyPair } from '../../../extensions/signing/keys/signing-key'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { emptyFolder, filesOf, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { installExtensions } from '../../extensions'
import { workspaceFolder } from '../../workspace/folders'

installExtensions()

const program = path.join(import.meta.dirname, 'killed-release.ts')

function run(...words: readonly string[]) {
  return new Promise<{ output: string; signal: string | null }>((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...words], {
      cwd: workspaceFolder,
    })
    let output = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.on('error', reject)
    child.on('close', (_code, signal) => resolve({ output, signal }))
  })
}

/** The files that visitors get: all but temporary files and releases, which only a registry makes visible. */
const served = (files: Record<string, string>) =>
  Object.entries(files).filter(
    ([file]) => !/^(?:host|remotes)\/|\.new(?:\/|$)|^\.(?:release-lock|unsettled)/.test(file),
  )

const releasesIn = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('remotes/')))

/** Leaves out signatures, which contain a time, and the render cache, which any run may have filled. */
const lasting = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).filter(([file]) => !/signature\.json|^\.documents\//.test(file)),
  )

const everyChange = process.env['LONG_RUN'] === '1'

it.each([
  // Owners add changes to those of a site without owners.
  { which: 'without owners', team: undefined, step: 4 },
  { which: 'with owners', team: newKeyPair(), step: 2 },
])(
  'leaves the old or the new site $which whole wherever it is killed, and the next release repairs it',
  async ({ team, step: usualStep }) => {
    const step = everyChange ? 1 : usualStep
    const start = emptyFolder()
    const owner = newKeyPair()
    const as = (pair: typeof team) => vi.stubEnv('SIGNING_KEY', pair?.privateKey)
    if (team !== undefined) as(owner)
    await releaseBuild(start, 'host', hostBuild())
    if (team !== undefined)
      await changeOwner(start, 'support', { paths: ['/support'], keys: [team.publicKey] })
    as(team)
    await releaseBuild(start, 'support', remoteBuild('support', ['/support', '/support/kb']))
    const next = remoteBuild('support', ['/support', '/support/new'], 'export const release = 2')
    const copyOfStart = () => {
      const site = path.join(emptyFolder(), 'site')
      cpSync(start, site, { recursive: true })
      return site
    }
    const clean = copyOfStart()
    const { output } = await run('support', next, clean)
    const [before, after] = [filesOf(start), filesOf(clean)]
    const count = Number(output)
    expect(count).toBeGreaterThan(30)

    const changes = Array.from({ length: Math.ceil(count / step) }, (_, nth) => 1 + nth * step)
    const sites = changes.map(copyOfStart)
    const { signal } = await run('support', next, ...sites, String(step))
    expect(signal).toBe('SIGKILL')
    const found = new Set<'old' | 'new'>()
    for (const [nth, site] of sites.entries()) {
      const change = changes[nth]
      const files = filesOf(site)
      for (const [file, content] of served(files)) {
        expect([before[file], after[file]], `${file} after change ${change}`).toContain(content)
      }
      const isNew = served(files).some(([file, content]) => content !== before[file])
      found.add(isNew ? 'new' : 'old')
      const needed = isNew ? releasesIn(after) : {}
      expect(files, `releases after change ${change}`).toMatchObject(lasting(needed))
      await releaseBuild(site, 'support', next)
      expect(lasting(filesOf(site)), `repaired after change ${change}`).toEqual(lasting(after))
    }
    expect([...found]).toEqual(['old', 'new'])
  },
  600_000,
)
