import { setTimeout as pause } from 'node:timers/promises'
import { leadOf } from './send'
import { oneOf, seededRandom, type Random } from '../../../../intake/testing/seeded-random'

interface Sent {
  /** The messages of leads that were answered and not withdrawn, by id. */
  kept: Map<string, string>
  withdrawn: number
  /** Answers that no sender expects. */
  surprises: string[]
  /** Answers with 503 and `retry-after`. */
  delays: number
}

/** Browsers that send leads, each as often as it takes, some twice at once, and withdraw some of them. */
export function startSenders(origins: readonly [string, ...string[]], count: number, seed: number) {
  const sent: Sent = { kept: new Map(), withdrawn: 0, surprises: [], delays: 0 }
  const state = { isGoing: true }
  const senders = Array.from({ length: count }, (_, number) =>
    sendOn(seededRandom(seed + number), `secret-of-the-browser-${number}`, `s${seed}-${number}`),
  )

  async function sendOn(random: Random, sender: string, name: string) {
    for (let round = 0; state.isGoing; round += 1) {
      const leads = Array.from({ length: 1 + Math.floor(random() * 3) }, (__, index) =>
        leadOf(`${name}-${round}-${index}`, { message: String(random()) }),
      )
      const copies = random() < 0.2 ? [0, 1] : [0]
      await Promise.all(
        copies.map(() => deliver(oneOf(random, origins), 'leads', { sender, leads })),
      )
      for (const { record } of leads) sent.kept.set(record.id, record.message)
      const [first] = leads
      if (first === undefined || random() < 0.8) continue
      await deliver(oneOf(random, origins), 'withdrawals', { sender, ids: [first.record.id] })
      sent.kept.delete(first.record.id)
      sent.withdrawn += 1
    }
  }

  /** Sends until there is an answer. */
  async function deliver(origin: string, path: string, body: object) {
    for (;;) {
      const answer = await post(origin, path, body)
      if (answer?.status === 200) {
        if (/refused/.test(answer.text)) sent.surprises.push(answer.text)
        return
      }
      if (answer?.status === 503 && answer.isDelay) sent.delays += 1
      else if (answer) sent.surprises.push(`${answer.status}: ${answer.text}`)
      await pause(20)
    }
  }

  return {
    sent,
    /** Every sender waits for the answer that it misses, and ends. */
    async finish() {
      state.isGoing = false
      await Promise.all(senders)
      return sent
    },
  }
}

/** Undefined for a connection that ends before the answer. */
export async function post(origin: string, path: string, body: object) {
  try {
    const response = await fetch(`${origin}/intake/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const isDelay = response.headers.has('retry-after')
    return { status: response.status, isDelay, text: await response.text() }
  } catch {
    return undefined
  }
}
