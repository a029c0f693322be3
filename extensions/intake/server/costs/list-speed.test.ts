import { beforeAll, describe, expect, test } from 'vitest'
import { kindsOfDatabase } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { isLongRun } from '../testing/seeded-random'
import { useDatabase } from '../testing/use-database'
import { fillSite } from './fill-site'

/** Milliseconds. */
const longest = 50

/* With 100,000 tickets where a run is long, and with PostgreSQL where this machine has it. */
describe.each(kindsOfDatabase.slice(-1))('a list of many tickets with $name', (kind) => {
  const database = useDatabase(kind, { isOwn: true })
  const { signIn } = intakeOf(database)
  beforeAll(() => fillSite(database, isLongRun ? 100_000 : 2_000), 600_000)

  test.each([
    '',
    'status=open',
    'status=closed&priority=low&category=Category+1',
    'assignee=Agent+5&answer=late',
    'assignee=nobody',
    'answer=due',
    'answer=none&page=100',
    'category=none',
    'q=invoice',
    'q=invoice+word7&status=open',
    'q=nothing',
    'sort=answer',
    'sort=-updated&priority=high',
    'answer=waiting&assignee=me&sort=answer',
    ...['subject', 'requester', 'category', 'status', 'priority', 'assignee'].flatMap((sort) => [
      `sort=${sort}`,
      `sort=-${sort}&status=open`,
    ]),
  ])('that is asked for by “%s” takes less than 50 ms in 99 of 100 requests', async (query) => {
    const { read } = await signIn('agent@fivefold.example')
    const times: number[] = []
    // A machine that does other things, too, is as fast as its fastest request.
    const isFast = () => !isLongRun && Math.min(...times) < longest
    for (let turn = 0; turn < 100 && !isFast(); turn += 1) {
      const begun = performance.now()
      const answer = await read(`operators/tickets?${query}`)
      await answer.text()
      times.push(performance.now() - begun)
      expect(answer.status).toBe(200)
    }
    const sorted = times.toSorted((one, other) => one - other)
    expect(sorted.at(isLongRun ? -2 : 0)).toBeLessThan(longest)
  })
})
