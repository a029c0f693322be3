import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { hostname } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { emptyFolder, hostBuild, releaseBuild } from '../../testing/fake-site'
import { withSiteLock } from './site-lock'

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
    expect(readdirSync(site).filter((name) => name.startsWith('.release-lock'))).toEqual([])
  })

  it.each([`1 ${hostname()}`, `${process.pid} ${hostname()}`])(
    'takes over from a process that is gone, whatever number it had: %s',
    async (left) => {
      const site = emptyFolder()
      writeFileSync(path.join(site, '.release-lock'), left)
      expect(await withSiteLock(site, async () => 'done')).toBe('done')
      expect(readdirSync(site)).toEqual([])
    },
  )

  it('leaves the lock of another machine alone and names the file', async () => {
    const site = emptyFolder()
    const lock = path.join(site, '.release-lock.elsewhere.0123abcd')
    const socket = path.join(site, 's')
    const server = createServer().listen(socket)
    await once(server, 'listening')
    renameSync(socket, lock)
    // It stays, and nobody listens.
    server.close()
    await expect(withSiteLock(site, async () => 'done')).rejects.toThrow(
      `(a process on elsewhere). Run the command again when it is done, or with --wait; if there is no such process, delete ${lock}.`,
    )
  })

  it('takes no file or folder for a lock, and leaves it', async () => {
    const site = emptyFolder()
    mkdirSync(path.join(site, '.release-lock'))
    writeFileSync(path.join(site, '.release-lock.notes'), 'mine')
    expect(await withSiteLock(site, async () => 'done')).toBe('done')
    expect(readdirSync(site).toSorted()).toEqual(['.release-lock', '.release-lock.notes'])
  })

  it('says in a sentence why nobody can have it', async () => {
    const site = emptyFolder()
    const sentence = /^UserError: .*\.release-lock cannot be locked \(.+\)\. Its folder has to/
    const long = path.join(site, 'a'.repeat(100))
    const deep = path.join(long, 'b'.repeat(100))
    mkdirSync(deep, { recursive: true })
    for (const temporary of [path.join(site, 'none'), deep]) {
      vi.stubEnv('TMPDIR', temporary)
      const found = await withSiteLock(long, async () => 'done').catch(String)
      expect(found).toMatch(sentence)
    }
  })
})
