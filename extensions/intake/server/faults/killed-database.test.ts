import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../testing/databases'
import { freePort, startIntake } from '../testing/intake-process'
import { makePostgres, postgresPrograms } from '../testing/postgres-server'
import { startSenders } from '../testing/senders'
import { seededRandom } from '@fivefold/shared/testing/seeded-random'
import { isLongRun, seed } from '../testing/seeded-random'
import { storedLeads } from '../testing/stored-leads'

const moments = isLongRun ? 200 : 2

test.skipIf(postgresPrograms === undefined)(
  `PostgreSQL is killed in ${moments} moments: the intake recovers by itself and has lost nothing`,
  async () => {
    const { folder, remove } = scratchFolder()
    const postgres = makePostgres(folder)
    const intake = startIntake({ url: postgres.url, folder }, await freePort())
    onTestFinished(async () => {
      await intake.end('SIGKILL')
      await postgres.kill()
      remove()
    })
    const random = seededRandom(seed)
    const senders = startSenders([intake.origin], 4, seed)
    for (let moment = 0; moment < moments; moment += 1) {
      await postgres.start()
      await intake.ready()
      await pause(random() * 400)
      await postgres.kill()
      await pause(random() * 100)
    }
    await postgres.start()
    const sent = await senders.finish()
    expect(sent.surprises).toEqual([])
    expect(sent.delays).toBeGreaterThan(0)
    expect(sent.kept.size).toBeGreaterThan(moments)
    expect(await storedLeads({ url: postgres.url, folder })).toEqual(sent.kept)
    // It is the same process.
    expect(await intake.end()).toBe(0)
    if (isLongRun) console.info(`${sent.kept.size} leads kept, ${sent.withdrawn} withdrawn`)
  },
  isLongRun ? 3_600_000 : undefined,
)
