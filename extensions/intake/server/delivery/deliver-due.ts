import type { Database } from '../database/database'
import type { ChannelName } from './is-sending'
import { leaseOf, pauseAfter, type Pace } from './pace'
import type { Outcome } from './send-delivery'

export interface Leased {
  id: string
  kind: string
  body: string
  /** Also tells whether another process has taken the delivery since. */
  tries: number
}

/** A way that deliveries take. */
export interface Channel {
  name: ChannelName
  /** @param signal ends it. */
  send: (delivery: Leased, signal: AbortSignal) => Promise<Outcome>
  pace: Pace
  /** Deliveries under way at once. */
  atOnce: number
}

/**
 * Sends what is due on a channel, until it is stopped. Several processes share the work. A delivery whose outcome is not
 * stored returns when its lease ends, so a receiver may get it twice, with the same id.
 */
export function deliverDue(database: Database, channel: Channel) {
  const { pace, atOnce } = channel
  const stopping = new AbortController()
  const underWay = new Map<string, Promise<unknown>>()
  let isAwake = true
  let wakeUp = () => {}
  const wake = () => {
    isAwake = true
    wakeUp()
  }

  async function run() {
    while (!stopping.signal.aborted) {
      isAwake = false
      // A clock that is set forward ends leases early.
      const others = [...underWay.keys()]
      const due = lease(database, channel.name, leaseOf(pace), atOnce - others.length, others)
      for (const one of await due.catch(complain)) {
        const sent = deliver(one).catch(complain)
        underWay.set(one.id, sent)
        void sent.finally(() => underWay.delete(one.id)).finally(wake)
      }
      if (!isAwake) await sleep()
    }
    await Promise.all(underWay.values())
  }

  async function deliver(one: Leased) {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(pace.timeout)])
    const outcome = await channel.send(one, signal)
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

/** Another delivery tells what happens from now on. */
const lease = (
  { query }: Database,
  channel: string,
  milliseconds: number,
  most: number,
  others: readonly string[],
) =>
  query<Leased>(
    `with next as materialized (
       select id from delivery
       where state = 'waiting' and channel = $3 and due_at <= now() and not (id = any($4::uuid[]))
       order by due_at limit $2 for update skip locked
     )
     update delivery set tries = tries + 1, due_at = now() + $1 * interval '1 millisecond', joins = null
     from next where delivery.id = next.id
     returning delivery.id, kind, body::text as body, tries`,
    [milliseconds, most, channel, others],
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
    `update delivery set error = $1, state = $2, due_at = now() + $3 * interval '1 millisecond'
     where id = $4 and tries = $5 and state = 'waiting'`,
    [error, pause === undefined ? 'dead' : 'waiting', pause ?? 0, id, tries],
  )
  if (pause === undefined) console.error(`The delivery ${id} (${kind}) is given up: ${error}`)
}

function complain(error: unknown): [] {
  console.warn(`Deliveries wait for the database: ${String(error)}`)
  return []
}
