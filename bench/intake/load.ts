import { Agent, request } from 'node:http'
import { sentBody } from './sent-body'

export interface Load {
  /** Submissions in a second. */
  rate: number
  /** Milliseconds within which 99 of 100 were answered. */
  p99: number
}

/** Sends one lead a request over some connections for some seconds. @throws Error for any answer but a receipt. */
export async function load(origin: string, connections: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const times: number[] = []
  async function sendOn(_: unknown, visitor: number) {
    while (performance.now() - started < seconds * 1000) {
      const before = performance.now()
      await send(agent, origin, `192.0.${visitor}.1`)
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: connections }, sendOn))
  const took = (performance.now() - started) / 1000
  agent.destroy()
  const sorted = times.toSorted((one, other) => one - other)
  return { rate: times.length / took, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

/** @param address one has few requests under way. */
function send(agent: Agent, origin: string, address: string) {
  const body = sentBody()
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': address,
  }
  return new Promise<void>((resolve, reject) => {
    const sent = request(`${origin}/intake/leads`, { method: 'POST', agent, headers })
    sent.on('response', (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`The intake answers ${response.statusCode}.`))
      })
    })
    sent.on('error', reject).end(body)
  })
}
