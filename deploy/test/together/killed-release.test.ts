import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { build } from 'vite'
import { newKeyPair } from '../../../extensions/signing/keys/signing-key'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { emptyFolder, filesOf, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { installExtensions } from '../../extensions'

installExtensions()

/** The program that is killed, as one file: it starts fast enough to be started for every change. */
async function bundledProgram(outDir: string) {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(import.meta.dirname, 'killed-release.ts'),
      outDir,
      target: 'node20',
    },
    ssr: { noExternal: true },
  })
  return path.join(outDir, 'killed-release.js')
}

function run(program: string, words: readonly string[]) {
  return new Promise<{ output: string; signal: string | null }>((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...words])
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

const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-killed-'))
let program: string
beforeAll(async () => void (program = await bundledProgram(folder)))
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  // Owners add changes to those of a site without owners.
  { which: 'without owners', team: undefined, step: 4 },
  { which: 'with owners', team: newKeyPair(), step: 1 },
])(
  'leaves the old or the new site $which whole wherever it is killed, and the next release repairs it',
  async ({ team, step }) => {
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
    const { output } = await run(program, [clean, 'support', next])
    const [before, after] = [filesOf(start), filesOf(clean)]
    const changes = Number(output)
    expect(changes).toBeGreaterThan(30)

    const killedAt = async (change: number) => {
      const site = copyOfStart()
      const { signal } = await run(program, [site, 'support', next, String(change)])
      expect(signal).toBe('SIGKILL')
      const files = filesOf(site)
      for (const [file, content] of served(files)) {
        expect([before[file], after[file]], `${file} after change ${change}`).toContain(content)
      }
      const isNew = served(files).some(([file, content]) => content !== before[file])
      const needed = isNew ? releasesIn(after) : {}
      expect(files, `releases after change ${change}`).toMatchObject(lasting(needed))
      await releaseBuild(site, 'support', next)
      expect(lasting(filesOf(site)), `repaired after change ${change}`).toEqual(lasting(after))
    }
    for (let change = 1; change <= changes; change += 2 * step) {
      await Promise.all([change, change + step].filter((at) => at <= changes).map(killedAt))
    }
    // One process for each of some forty changes, seconds each on a busy machine.
  },
  600_000,
)
