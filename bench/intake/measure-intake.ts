import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { writeFormatted } from '../../deploy/workspace/write-formatted'
import { kindsOfDatabase } from '../../extensions/intake/server/testing/databases'
import { freePort, startIntake } from '../../extensions/intake/server/testing/intake-process'
import { memoryOf } from '../../extensions/intake/server/testing/process-memory'
import { markdownTable } from '../report/markdown-table'
import { withSections } from '../report/page-sections'
import { computer, measuredCommit } from '../results/machine'
import { bareInserts } from './bare-inserts'
import { load, type Load } from './load'
import { measureCosts } from './measure-costs'

/**
 * `pnpm bench:intake`: how many leads a second one intake stores, with each database of this machine, and what memory it
 * takes in an hour whose minutes are bursts. Writes a section of `docs/performance.md`.
 */

/** Milliseconds within which 99 of 100 leads are answered. */
const limit = 100
const seconds = 3
const connections = [1, 8, 32, 64] as const
/** The connections of an intake to its database. */
const pool = 8
const minutes = 60

interface Figures {
  name: string
  loads: readonly (Load & { connections: number })[]
  bare: number
  /** Bytes after the first minute and after the last one. */
  memory: readonly [first: number, last: number]
}

async function figuresOf({ name, begin }: (typeof kindsOfDatabase)[number]): Promise<Figures> {
  const { place, end } = await begin()
  try {
    const intake = startIntake(place, await freePort())
    await intake.ready()
    await load(intake.origin, pool, seconds)
    const loads = []
    for (const count of connections) {
      loads.push({ connections: count, ...(await load(intake.origin, count, seconds)) })
    }
    const memory = await memoryOfHour(intake)
    await intake.end()
    const bare = await bareInserts(place, pool, seconds)
    return { name, loads, bare, memory }
  } finally {
    await end()
  }
}

async function memoryOfHour({ origin, pid }: ReturnType<typeof startIntake>) {
  const readings = []
  for (let minute = 0; minute < minutes; minute += 1) {
    await load(origin, pool, 0.4)
    await pause(100)
    readings.push(memoryOf(pid))
  }
  return [readings[0] ?? 0, readings.at(-1) ?? 0] as const
}

/** The most leads a second that are answered in time. */
function bestOf(loads: readonly Load[]) {
  const rates = loads.filter(({ p99 }) => p99 < limit).map(({ rate }) => rate)
  return rates.length === 0 ? 'none' : Math.max(...rates).toFixed(0)
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

function intakeSection(all: readonly Figures[]) {
  const { processor, memory } = computer()
  return [
    '## Leads that an intake stores',
    `${processor}, ${memory}; ${measuredCommit()}. Other programs kept ${others.toFixed(1)} cores busy before it began: where that is much, every figure is too low. One process, its database and the senders share the cores; one lead a request. Leads a second; at the end of a row those of a program that only inserts the same row, over ${pool} connections. An hour is ${minutes} bursts of 0.4 s.`,
    markdownTable(
      [
        'database',
        ...connections.map((count) => `${count} at once`),
        `p99 under ${limit} ms`,
        'bare',
      ],
      all.map(({ name, loads, bare }) => [
        name,
        ...loads.map(({ rate, p99 }) => `${rate.toFixed(0)} (p99 ${p99.toFixed(0)} ms)`),
        bestOf(loads),
        bare.toFixed(0),
      ]),
    ),
    markdownTable(
      ['memory of the process', 'after the first minute', 'after an hour'],
      all.map(({ name, memory: [first, last] }) => [name, megabytes(first), megabytes(last)]),
    ),
  ].join('\n\n')
}

const [others = 0] = loadavg()
const [, , mode, rows = '1000000'] = process.argv
if (mode === '--costs') {
  if (!(await measureCosts(Number(rows)))) process.exitCode = 1
} else {
  const all: Figures[] = []
  for (const kind of kindsOfDatabase) all.push(await figuresOf(kind))
  const section = intakeSection(all)
  const page = path.join(workspaceFolder, 'docs/performance.md')
  await writeFormatted(page, withSections(readFileSync(page, 'utf8'), { intake: section }))
  console.info(section)
}
