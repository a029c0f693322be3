import type { FailingRelease } from '../../delivery/enqueue'
import { evidence, limit, type Browsers } from './evidence'

/** A day of a release on which it was live, as the site's log says. */
export interface LiveDay extends Browsers {
  remote: string
  release: string
  /** Days ago; 0 is today. */
  age: number
  /** The day belongs to the release that is live now. */
  isLive: boolean
  /** When it became live, or the day begins. */
  since: Date
  /** The webhook knows that the release fails. */
  notified: boolean
}

/** A release that was live, in the order of the log. */
interface Life {
  remote: string
  live: string
}

/**
 * The live releases that fail more often, since they are live or today, than releases did on the days before.
 * @param days the latest first.
 */
export function failingReleases(
  days: readonly LiveDay[],
  lives: readonly Life[],
): FailingRelease[] {
  return days.flatMap((today) =>
    today.isLive && today.age === 0 && !today.notified ? (compared(today, days, lives) ?? []) : [],
  )
}

function compared(
  today: LiveDay,
  days: readonly LiveDay[],
  lives: readonly Life[],
): FailingRelease | undefined {
  const { remote, release } = today
  const ofRemote = days.filter((day) => day.remote === remote)
  const own = ofRemote.filter(({ isLive }) => isLive)
  const trusted = ofRemote.filter((day) => !day.notified)
  const notified = new Set(ofRemote.flatMap((day) => (day.notified ? [day.release] : [])))
  for (const first of [own.at(-1) ?? today, today]) {
    const now = sumOf(own.filter(({ age }) => age <= first.age))
    const usual = sumOf(trusted.filter(({ age }) => age > first.age))
    if (evidence(now, usual) < limit) continue
    const before = lives.findLast(
      (life) => life.remote === remote && life.live !== release && !notified.has(life.live),
    )?.live
    return {
      remote,
      release,
      since: first.since.toISOString(),
      ...now,
      expected: Math.round((usual.failing / usual.started) * now.started),
      ...(before && { before }),
      command: ['npx --yes pnpm@12 rollback', remote, before].filter(Boolean).join(' '),
    }
  }
  return undefined
}

const sumOf = (days: readonly Browsers[]): Browsers => ({
  started: days.reduce((sum, day) => sum + day.started, 0),
  failing: days.reduce((sum, day) => sum + day.failing, 0),
})
