import type { Database } from '../database/database'
import { leaseOf, pauseAfter, type Pace } from './pace'
import { sendDelivery, type Outcome } from './send-delivery'
import type { Webhook } from './webhook'

/** Deliveries under way at once. */
const atOnce = 10

interface Leased {
  id: string
  kind: string
  body: string
  /** Also tells whether another process has taken the delivery since. */
  tries: number
}

/**
 * Sends what is due, until it is stopped. Several processes share the work. A delivery whose outcome is not stored
 * returns when its lease ends, so a receiver may get it twice, with the same id.
 */
export function deliverDue(database: Database, webhook: Webhook, pace: Pace) {
  const stopping = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  let isAwake = true
  let wakeUp = () => {}
  const wake = () => {
    isAwake = true
    wakeUp()
  }

  async function run() {
    while (!stopping.signal.aborted) {
      isAwake = false
      for (const one of await lease(database, leaseOf(pace), atOnce - underWay.size).catch(
        complain,
      )) {
        const sent = deliver(one).catch(complain)
        underWay.add(sent)
        void sent.finally(() => underWay.delete(sent)).finally(wake)
      }
      if (!isAwake) await sleep()
    }
    await Promise.all(underWay)
  }

  async function deliver(one: Leased) {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(pace.timeout)])
    const outcome = await sendDelivery(webhook, one, signal)
    if (!outcome.isDone && stopping.signal.aborted) return
    await settle(database, one, outcome, pace)
  }

  const sleep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pace.idle)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const running = run()
  return {
    /** Looks at once. */
    wake,
    async stop() {
      stopping.abort()
      wake()
      await running
    },
  }
}

const lease = ({ query }: Database, milliseconds: number, most: number) =>
  query<Leased>(
    `with next as materialized (
       select id from delivery where state = 'waiting' and due <= now()
       order by due limit $2 for update skip locked
     )
     update delivery set tries = tries + 1, due = now() + $1 * interval '1 millisecond'
     from next where delivery.id = next.id
     returning delivery.id, kind, body::text as body, tries`,
    [milliseconds, most],
  )

async function settle({ query }: Database, one: Leased, outcome: Outcome, pace: Pace) {
  const { id, kind, tries } = one
  if (outcome.isDone) {
    // Its data is the address that is to be forgotten.
    await (kind === 'person.erased'
      ? query('delete from delivery where id = $1', [id])
      : query(`update delivery set state = 'done', error = null where id = $1`, [id]))
    return
  }
  const { error, isFinal, retryAfter } = outcome
  const pause = isFinal ? undefined : pauseAfter(tries, pace, retryAfter)
  await query(
    `update delivery set error = $1, state = $2, due = now() + $3 * interval '1 millisecond'
     where id = $4 and tries = $5 and state = 'waiting'`,
    [error, pause === undefined ? 'dead' : 'waiting', pause ?? 0, id, tries],
  )
  if (pause === undefined) console.error(`The webhook delivery ${id} is given up: ${error}`)
}

function complain(error: unknown): [] {
  console.warn(`The webhook waits for the database: ${String(error)}`)
  return []
}
