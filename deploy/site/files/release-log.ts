import { inside } from '../../names/inside'
import { readLimited } from '../../names/limits'
import { existsSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import * as v from 'valibot'
import { printable, releaseName } from '../../../shared/contract/federation/names'

export const logEntry = v.object({
  time: v.string(),
  user: v.string(),
  action: v.picklist([
    'release',
    'rollback',
    'canary',
    'promote',
    'end canary',
    'retire',
    'settings',
  ]),
  /** A retired entry may have had any name. */
  app: v.pipe(v.string(), v.transform(printable)),
  /** The release that stopped being live, or the canary. */
  from: v.optional(releaseName),
  /** The release that became live, or the canary. */
  to: v.optional(releaseName),
  /** That of a canary. */
  percentage: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
})

export type LogEntry = v.InferOutput<typeof logEntry>

/** The log of release switches with user and time, one JSON object per line. No server serves it. */
export const releaseLogFile = '.releases.jsonl'

/** The log's entries, oldest first, without unreadable lines. */
export function readReleaseLog(site: string): LogEntry[] {
  return logText(site)
    .split('\n')
    .flatMap((line) => {
      try {
        return v.parse(logEntry, JSON.parse(line))
      } catch {
        return []
      }
    })
}

/** The log with new entries, for the transaction that makes the changes. */
export const extendedLog = (site: string, entries: readonly LogEntry[]) =>
  Buffer.from(logText(site) + entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))

/** An entry about what this user does now. */
export const logEntryOf = (
  action: LogEntry['action'],
  app: string,
  { from, to, percentage }: Pick<LogEntry, 'from' | 'to' | 'percentage'>,
): LogEntry => ({
  time: new Date().toISOString(),
  user: userAndMachine(),
  action,
  app,
  from: from || undefined,
  to,
  percentage,
})

export const userAndMachine = () => `${userName()}@${hostname()}`

function userName() {
  try {
    return userInfo().username
  } catch {
    // A container may run under an id that has no name.
    return String(process.getuid?.())
  }
}

function logText(site: string) {
  const file = inside(site, releaseLogFile)
  return existsSync(file) ? readLimited(file, Infinity).toString() : ''
}
