import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyFolder, hostBuild, releaseBuild } from '../../testing/fake-site'
import { withSiteLock } from './site-lock'

/** Larger than any process id that a system gives. */
const goneProcess = 2 ** 30

const putLock = (site: string, owner: string) =>
  writeFileSync(path.join(site, '.release-lock'), owner)

describe('two releases at the same moment', () => {
  it('lets the first finish and tells the second which process has the lock', async () => {
    const site = emptyFolder()
    let finish = () => {}
    const task = new Promise<void>((resolve) => {
      finish = resolve
    })
    const first = withSiteLock(site, () => task)
    await expect(releaseBuild(site, 'host', hostBuild())).rejects.toThrow(
      `Another release is at work on this site (process ${process.pid} on ${hostname()})`,
    )
    finish()
    await first
    expect((await releaseBuild(site, 'host', hostBuild())).changed).toBe(true)
    expect(existsSync(path.join(site, '.release-lock'))).toBe(false)
  })

  it('takes over from a process that is gone', async () => {
    const site = emptyFolder()
    putLock(site, `${goneProcess} ${hostname()}`)
    expect(await withSiteLock(site, async () => 'done')).toBe('done')
    expect(readdirSync(site)).toEqual([])
  })

  it('leaves the lock of another machine alone and names the file', async () => {
    const site = emptyFolder()
    putLock(site, '1 elsewhere')
    await expect(withSiteLock(site, async () => 'done')).rejects.toThrow(
      `delete ${path.join(site, '.release-lock')}`,
    )
  })
})
