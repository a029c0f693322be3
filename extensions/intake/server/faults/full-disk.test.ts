import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, type TestContext } from 'vitest'
import { embeddedData, scratchFolder } from '../testing/databases'
import { freePort, startIntake } from '../testing/intake-process'
import { makePostgres, postgresPrograms } from '../testing/postgres-server'
import { isLongRun, seed } from '../../../../intake/testing/seeded-random'
import { startSenders } from '../testing/senders'
import { storedLeads } from '../testing/stored-leads'

/** Megabytes: both databases need less. */
const size = 200

/** Mounts a disk in memory, or skips the test with the reason. */
function smallDisk({ skip }: TestContext) {
  const { folder, remove } = scratchFolder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    remove()
    skip('Only root may mount the small disk that this test fills.')
  }
  chmodSync(folder, 0o755)
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder])
    remove()
  })
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    /** Leaves 100 kB. */
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 100_000)))
    },
    free: () => rmSync(ballast),
  }
}

test.skipIf(postgresPrograms === undefined)(
  'PostgreSQL on a full disk: senders try again later, and the intake recovers by itself',
  async (context) => {
    const disk = smallDisk(context)
    const postgres = makePostgres(disk.folder)
    const place = { url: postgres.url, folder: disk.folder }
    await postgres.start()
    const intake = startIntake(place, await freePort())
    onTestFinished(async () => {
      await intake.end('SIGKILL')
      await postgres.kill()
    })
    await intake.ready()
    const senders = startSenders([intake.origin], 4, seed)
    await expect.poll(() => senders.sent.kept.size).toBeGreaterThan(20)
    disk.fill()
    await expect.poll(() => senders.sent.delays).toBeGreaterThan(20)
    disk.free()
    // PostgreSQL stops where it cannot write its log; its supervisor starts it again.
    await postgres.kill()
    await postgres.start()
    const sent = await senders.finish()
    expect(sent.surprises).toEqual([])
    expect(await storedLeads(place)).toEqual(sent.kept)
  },
)

test.runIf(isLongRun)(
  'the embedded database on a full disk loses nothing that the intake has answered for',
  async (context) => {
    const disk = smallDisk(context)
    const place = { folder: await embeddedData(disk.folder) }
    const port = await freePort()
    const intake = startIntake(place, port)
    onTestFinished(() => void intake.end('SIGKILL'))
    await intake.ready()
    const senders = startSenders([intake.origin], 4, seed)
    await expect.poll(() => senders.sent.kept.size).toBeGreaterThan(20)
    disk.fill()
    // A query fails, or hangs until the watchdog ends the process.
    let hasEnded = false
    void intake.ended.then(() => (hasEnded = true))
    await expect.poll(() => hasEnded || senders.sent.delays > 20, { timeout: 60_000 }).toBe(true)
    disk.free()
    await intake.end('SIGKILL')
    const next = startIntake(place, port)
    onTestFinished(() => void next.end('SIGKILL'))
    await next.ready()
    const sent = await senders.finish()
    expect(await next.end()).toBe(0)
    expect(sent.surprises).toEqual([])
    expect(await storedLeads(place)).toEqual(sent.kept)
  },
  300_000,
)
