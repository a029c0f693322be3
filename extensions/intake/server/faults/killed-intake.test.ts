import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickKinds } from '../testing/databases'
import { freePort, startIntake } from '../testing/intake-process'
import { startSenders } from '../testing/senders'
import { seededRandom } from '@fivefold/shared/testing/seeded-random'
import { isLongRun, seed } from '../testing/seeded-random'
import { storedLeads } from '../testing/stored-leads'

describe.each(quickKinds)('an intake with $name that is killed', ({ begin }) => {
  const moments = isLongRun ? 200 : 2
  let begun: Awaited<ReturnType<typeof begin>>
  let port = 0
  beforeAll(async () => {
    begun = await begin()
    port = await freePort()
  })
  afterAll(() => begun.end())

  test(
    `in ${moments} moments loses nothing that it has answered for`,
    async () => {
      const random = seededRandom(seed)
      const senders = startSenders([`http://localhost:${port}`], 4, seed)
      for (let moment = 0; moment < moments; moment += 1) {
        const intake = startIntake(begun.place, port)
        // Every fourth one is killed while it starts, the first one while it makes its tables.
        if (moment % 4 !== 0) await intake.ready()
        await pause(random() * (moment % 4 === 0 ? 2500 : 400))
        expect(await intake.end('SIGKILL')).toBe('SIGKILL')
      }
      const last = startIntake(begun.place, port)
      await last.ready()
      const sent = await senders.finish()
      expect(await last.end()).toBe(0)
      expect(sent.surprises).toEqual([])
      expect(sent.kept.size).toBeGreaterThan(moments)
      expect(await storedLeads(begun.place)).toEqual(sent.kept)
      if (isLongRun) console.info(`${sent.kept.size} leads kept, ${sent.withdrawn} withdrawn`)
    },
    isLongRun ? 3_600_000 : undefined,
  )
})
