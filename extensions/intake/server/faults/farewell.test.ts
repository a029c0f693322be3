import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickKinds } from '../testing/databases'
import { freePort, startIntake } from '../testing/intake-process'
import { leadOf, sender } from '../testing/send'
import { post } from '../testing/senders'
import { storedLeads } from '../testing/stored-leads'

describe.each(quickKinds)('an intake with $name that gets the signal to end', ({ begin }) => {
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
    let signalled = 0

    async function sendUntilEnd(number: number) {
      for (let round = 0; ; round += 1) {
        const id = `shutdown-${number}-${round}`
        const isBefore = ended === undefined
        const answer = await post(intake.origin, 'leads', { sender, leads: [leadOf(id)] })
        if (answer?.status === 200) acknowledged.push(id)
        else if (isBefore) missed.push(id)
        else return
        if (number > 0 || round < 20 || ended !== undefined) continue
        signalled = performance.now()
        ended = intake.end()
      }
    }

    await Promise.all(Array.from({ length: 16 }, (_, number) => sendUntilEnd(number)))
    expect(await ended).toBe(0)
    expect(performance.now() - signalled).toBeLessThan(5000)
    expect(missed).toEqual([])
    const stored = await storedLeads(begun.place)
    expect([...stored.keys()].toSorted()).toEqual(acknowledged.toSorted())
  })

  test('answers what had come before the signal, while it had no time to read it', async () => {
    const intake = startIntake(begun.place, await freePort())
    await intake.ready()
    const ids = Array.from({ length: 8 }, (_, number) => `waiting-${number}`)
    process.kill(intake.pid, 'SIGSTOP')
    const answers = ids.map((id) => post(intake.origin, 'leads', { sender, leads: [leadOf(id)] }))
    await pause(1000)
    const ended = intake.end()
    process.kill(intake.pid, 'SIGCONT')
    expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(ids.map(() => 200))
    expect(await ended).toBe(0)
  })
})
