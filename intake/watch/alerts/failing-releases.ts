import type { FailingRelease } from '../../delivery/enqueue'
import { evidence, limit, type Browsers } from './evidence'

/** A day of a release as the live one. */
export interface LiveDay extends Browsers {
  remote: string
  release: string
  /** Days ago; 0 is today. */
  age: number
  /** The first report of this day, and of all its days. */
  since: Date
  begun: Date
  /** The webhook knows that the release fails. */
  told: boolean
}

/** The live releases that fail more often, since they are live or today, than releases did on the days before. */
export function failingReleases(days: readonly LiveDay[]): FailingRelease[] {
  return days.flatMap((today) => {
    if (today.age > 0 || today.told) return []
    const ofRemote = days.filter(({ remote }) => remote === today.remote)
    return isLive(today, ofRemote) ? (compared(today, ofRemote) ?? []) : []
  })
}

/** Open tabs keep an earlier release for a while. */
const isLive = (today: LiveDay, ofRemote: readonly LiveDay[]) =>
  !ofRemote.some(
    ({ age, begun, started }) => age === 0 && begun > today.begun && started > today.started,
  )

function compared(today: LiveDay, ofRemote: readonly LiveDay[]): FailingRelease | undefined {
  const { remote, release, begun } = today
  const own = ofRemote.filter((day) => day.release === release)
  const trusted = ofRemote.filter((day) => !day.told)
  for (const first of [own.at(-1) ?? today, today]) {
    const now = sumOf(own.filter(({ age }) => age <= first.age))
    const usual = sumOf(trusted.filter(({ age }) => age > first.age))
    if (evidence(now, usual) < limit) continue
    const before = trusted.find((day) => day.begun < begun)?.release
    return {
      remote,
      release,
      since: first.since.toISOString(),
      ...now,
      expected: Math.round((usual.failing / usual.started) * now.started),
      ...(before && { before }),
      command: ['npx pnpm@12 rollback', remote, before].filter(Boolean).join(' '),
    }
  }
  return undefined
}

const sumOf = (days: readonly Browsers[]): Browsers => ({
  started: days.reduce((sum, day) => sum + day.started, 0),
  failing: days.reduce((sum, day) => sum + day.failing, 0),
})
