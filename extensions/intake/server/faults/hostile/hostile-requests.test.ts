import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { opened, quickKinds } from '../../testing/databases'
import { freePort, startIntake, type IntakeProcess } from '../../testing/intake-process'
import { memoryOf, openFilesOf } from '../../testing/process-memory'
import { readAnswer, sendBytes } from '../../testing/raw-request'
import { oneOf, seededRandom } from '@fivefold/shared/testing/seeded-random'
import { isLongRun, seed } from '../../testing/seeded-random'
import { hostileBody } from './hostile-bodies'
import { hostileHead } from './hostile-heads'
import { hostileLead } from './hostile-leads'
import { bytesOf, goodBody, type HostileRequest } from './hostile-request'

const count = isLongRun ? 10_000 : 300
/** Connections at a time. */
const clients = 16

describe.each(quickKinds)('an intake with $name', ({ begin }) => {
  let begun: Awaited<ReturnType<typeof begin>>
  let intake: IntakeProcess
  let port = 0
  beforeAll(async () => {
    begun = await begin()
    port = await freePort()
    intake = startIntake(begun.place, port)
    await intake.ready()
  })
  afterAll(async () => {
    await intake.end('SIGKILL')
    await begun.end()
  })

  /** Undefined where the answer is as it should be. */
  async function faultOf({ trick, bytes, received, isMute }: HostileRequest) {
    const answer = readAnswer(await sendBytes(port, bytes))
    const right =
      received === undefined
        ? isRefused(answer) || (isMute && answer.status === 0)
        : answer.body === JSON.stringify({ answers: [{ id: received.id }] })
    return right
      ? undefined
      : `${trick}: ${answer.status} ${answer.body.slice(0, 200)} to ${said(bytes)}`
  }

  test(
    `refuses ${count} hostile requests, and keeps nothing of them`,
    async () => {
      const random = seededRandom(seed)
      const expected = new Map<string, object>()
      const faults: string[] = []
      let sent = 0
      let before = { memory: 0, files: 0 }
      async function sendOn() {
        while (sent < count) {
          sent += 1
          // The first ones fill caches.
          if (sent === count / 5) before = used()
          const make = oneOf(random, [hostileLead, hostileBody, hostileHead])
          const request = make(random, `hostile-${sent}`)
          if (request.received) expected.set(request.received.id, request.received.record)
          const fault = await faultOf(request)
          if (fault !== undefined) faults.push(fault)
        }
      }
      const slow = sendSlowly()
      await Promise.all(Array.from({ length: clients }, sendOn))
      expect(faults).toEqual([])
      const grown = used().memory - before.memory
      if (isLongRun) console.info(`${expected.size} received, ${grown} bytes more memory`)
      expect(grown).toBeLessThan(64 * 2 ** 20)
      // Bodies that never come hold up no other request.
      expect(await slow).toEqual(Array(50).fill(408))
      await expect.poll(() => used().files).toBeLessThanOrEqual(before.files)
      await expectStored(expected)
    },
    isLongRun ? 600_000 : undefined,
  )

  const used = () => ({ memory: memoryOf(intake.pid), files: openFilesOf(intake.pid) })

  /** Requests that miss the last bytes of their body. */
  function sendSlowly() {
    const parts = Array.from({ length: 50 }, (_, cut) => {
      const headers = { 'x-forwarded-for': `198.51.${cut}.1` }
      return bytesOf({ headers, body: goodBody('never-whole') }).subarray(0, -1 - cut)
    })
    return Promise.all(parts.map(async (part) => readAnswer(await sendBytes(port, part)).status))
  }

  async function expectStored(expected: ReadonlyMap<string, object>) {
    await intake.end()
    const database = await opened(begun.place)
    const rows = await database.query<{ id: string; body: object }>('select id, body from lead')
    const [marks] = await database.query<{ count: number }>(
      'select count(*)::int as count from erased',
    )
    await database.close()
    expect(new Map(rows.map(({ id, body }) => [id, body]))).toEqual(expected)
    expect(marks?.count).toBe(0)
  }
})

/** The request as such, or each of its leads with a reason. */
function isRefused({ status, body }: ReturnType<typeof readAnswer>) {
  if (status !== 200) return status >= 400 && status < 500
  const { answers }: { answers: { refused?: string }[] } = JSON.parse(body)
  return answers.length > 0 && answers.every(({ refused }) => refused !== undefined)
}

/** The beginning of the head and the end of the body. */
const said = (bytes: Buffer) => {
  const text = bytes.toString('latin1')
  return JSON.stringify(`${text.slice(0, 300)} … ${text.slice(-300)}`)
}
