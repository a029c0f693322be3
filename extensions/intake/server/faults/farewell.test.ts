import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickKinds } from '../testing/databases'
import { freePort, startIntake } from '../testing/intake-process'
import { leadOf, sender } from '../testing/send'
import { post } from '../testing/senders'
import { storedLeads } from '../testing/stored-leads'

describe.each(quickKinds)('an intake with $name that is told to end', ({ begin }) => {
  let begun: Awaited<ReturnType<typeof begin>>
  beforeAll(async () => {
    begun = await begin()
  })
  afterAll(() => begun.end())

  test('answers what is under way, and ends within five seconds', async () => {
    const intake = startIntake(begun.place, await freePort())
    await intake.ready()
    const acknowledged: string[] = []
    const missed: string[] = []
    let ended: Promise<unknown> | undefined
    let told = 0

    async function sendUntilEnd(number: number) {
      for (let round = 0; ; round += 1) {
        const id = `farewell-${number}-${round}`
        const isBefore = ended === undefined
        const answer = await post(intake.origin, 'leads', { sender, leads: [leadOf(id)] })
        if (answer?.status === 200) acknowledged.push(id)
        else if (isBefore) missed.push(id)
        else return
        if (number > 0 || round < 20 || ended !== undefined) continue
        told = performance.now()
        ended = intake.end()
      }
    }

    await Promise.all(Array.from({ length: 16 }, (_, number) => sendUntilEnd(number)))
    expect(await ended).toBe(0)
    expect(performance.now() - told).toBeLessThan(5000)
    expect(missed).toEqual([])
    const stored = await storedLeads(begun.place)
    expect([...stored.keys()].toSorted()).toEqual(acknowledged.toSorted())
  })
})
