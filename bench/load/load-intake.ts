import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import type { Options, Request } from 'autocannon'
import { kindsOfDatabase } from '../../extensions/intake/server/testing/databases'
import { freePort, startIntake } from '../../extensions/intake/server/testing/intake-process'
import { memoryOf } from '../../extensions/intake/server/testing/process-memory'
import { leadOf, sender } from '../../extensions/intake/server/testing/send'
import type { Figure } from '../results/figures'
import { loadAddress } from './load-address'

/** Duration of a load, in seconds. */
const duration = 3
const connections = [1, 8, 32, 64]
/** The connections of an intake to its database. */
const pool = 8
/** An hour of bursts. */
const minutes = 60
const leadsOfMinute = 200

/**
 * Loads an intake that runs beside its database and the senders, one lead a request. Other programs of the
 * machine make every figure too low.
 */
export async function loadIntake(): Promise<Figure[]> {
  console.info(`Other programs keep ${loadavg()[0]?.toFixed(1)} cores busy.`)
  const figures: Figure[] = []
  for (const kind of kindsOfDatabase) figures.push(...(await figuresOf(kind)))
  return figures
}

async function figuresOf({ name, begin }: (typeof kindsOfDatabase)[number]): Promise<Figure[]> {
  const { place, end } = await begin()
  const intake = startIntake(place, await freePort())
  try {
    await intake.ready()
    await loadAddress(leads(intake.origin, pool, { duration }))
    const rates: Record<string, number> = {}
    const times: Record<string, number> = {}
    for (const count of connections) {
      const { rate, p99 } = await loadAddress(leads(intake.origin, count, { duration }))
      rates[`${count} at once`] = rate
      times[`${count} at once`] = p99
    }
    const memory: number[] = []
    for (let minute = 0; minute < minutes; minute += 1) {
      await loadAddress(leads(intake.origin, pool, { amount: leadsOfMinute }))
      memory.push(memoryOf(intake.pid) / 1e6)
    }
    const [first = 0] = memory
    return [
      { figure: 'leads a second', of: name, values: rates },
      { figure: 'p99, ms', of: name, values: times },
      {
        figure: 'memory, MB',
        of: name,
        values: { 'after a minute': first, 'after an hour': memory.at(-1) ?? 0 },
      },
    ]
  } finally {
    await intake.end()
    await end()
  }
}

function leads(origin: string, connections: number, length: Partial<Options>): Options {
  let turn = 0
  const setupRequest = (request: Request): Request => {
    turn += 1
    const lead = leadOf(randomUUID(), { message: 'A demo for forty people. '.repeat(8) })
    const headers = {
      'content-type': 'application/json',
      // An address may have few requests under way.
      'x-forwarded-for': `192.0.${turn % connections}.1`,
    }
    return { ...request, headers, body: JSON.stringify({ sender, leads: [lead] }) }
  }
  const requests = [{ method: 'POST', path: '/intake/leads', setupRequest } as const]
  return { url: origin, connections, requests, ...length }
}
