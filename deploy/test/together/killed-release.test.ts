import fs, { cpSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newKeyPair } from '../../../extensions/signing/keys/signing-key'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { emptyFolder, filesOf, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { installExtensions } from '../../extensions'

installExtensions()

/** The functions by which a release changes the disk. */
const changes = [
  'copyFileSync',
  'cpSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
] as const

/**
 * Runs a task that can change nothing from its n-th change of the disk on, and writes half of the file if that change is
 * a write. Its lock ends, as the kernel ends that of a process.
 * @returns the changes that it has tried.
 */
async function killedAt(last: number, task: () => Promise<unknown>) {
  const genuine = changes.map((name) => [name, Reflect.get(fs, name)] as const)
  const writeWhole = fs.writeFileSync
  const tried: { name: string; file: string }[] = []
  for (const [name, change] of genuine)
    Reflect.set(fs, name, (...given: unknown[]) => {
      const isOfLock = String(given[0]).includes('.release-lock')
      if (!isOfLock)
        tried.push({ name, file: String(given[/^(?:rm|mk|write)/.test(name) ? 0 : 1]) })
      const count = tried.length
      if (isOfLock || count < last) return Reflect.apply(change, fs, given)
      if (count === last && name === 'writeFileSync') {
        const [file, content] = given
        const bytes = Buffer.from(content instanceof Uint8Array ? content : String(content))
        writeWhole(String(file), bytes.subarray(0, bytes.length / 2))
      }
      throw new Error('killed')
    })
  syncBuiltinESMExports()
  try {
    await task()
  } catch (error) {
    if (tried.length < last) throw error
  } finally {
    for (const [name, change] of genuine) Reflect.set(fs, name, change)
    syncBuiltinESMExports()
  }
  return tried
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
    const tried = await killedAt(Infinity, () => releaseBuild(clean, 'support', next))
    const [before, after] = [filesOf(start), filesOf(clean)]
    expect(tried.length).toBeGreaterThan(30)
    const isSeen = ({ name, file }: (typeof tried)[number]) =>
      name !== 'mkdirSync' && !/\/\.documents\/|\.new\/|\.new$/.test(file)

    // A kill before the release is seen leaves the same site, wherever it is.
    const points = tried.flatMap((one, index) =>
      index % 5 === 0 || isSeen(one) ? [index + 1] : [],
    )
    for (const change of points.filter((_, index) => index % step === 0)) {
      const site = copyOfStart()
      await killedAt(change, () => releaseBuild(site, 'support', next))
      const files = filesOf(site)
      for (const [file, content] of served(files))
        expect([before[file], after[file]], `${file} after change ${change}`).toContain(content)
      const isNew = served(files).some(([file, content]) => content !== before[file])
      const needed = isNew ? releasesIn(after) : {}
      expect(files, `releases after change ${change}`).toMatchObject(lasting(needed))
      await releaseBuild(site, 'support', next)
      expect(lasting(filesOf(site)), `repaired after change ${change}`).toEqual(lasting(after))
    }
  },
)
