import type { ClientErrorRecord } from '@fivefold/shared/analytics/error-log'
import { adminHref } from '../address/admin-address'
import type { Ranked } from '../charts/ranked-bars'
import { grouped } from '../records/rows/grouped'
import { errorContent } from './error-content'

export interface ErrorRow {
  id: string
  error: ClientErrorRecord
  /** '' when the record has none. */
  remote: string
  version: string
}

/** The errors of this visit and stored ones of earlier visits, each once, newest first. */
export function errorRows(
  remembered: readonly ClientErrorRecord[],
  stored: readonly ClientErrorRecord[],
): ErrorRow[] {
  const known = new Set(remembered.map(sameError))
  const earlier = stored.filter((error) => !known.has(sameError(error)))
  const seen = new Map<string, number>()
  const rows = [...earlier, ...remembered].map((error) => {
    const place = (seen.get(error.timestamp) ?? 0) + 1
    seen.set(error.timestamp, place)
    return {
      id: `${error.timestamp}.${place}`,
      error,
      remote: error.remote ?? '',
      version: error.version ?? '',
    }
  })
  return rows.toReversed()
}

const sameError = ({ timestamp, message }: ClientErrorRecord) => `${timestamp}\n${message}`

/** The number of errors by remote and release, most first. */
export function errorsByRelease(rows: readonly ErrorRow[]): Ranked[] {
  const releases = grouped(rows, ({ remote, version }) => `${remote}\n${version}`)
  return [...releases.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first, count: others.length + 1 }] : []))
    .map(({ remote, version, count }) => ({
      id: `${remote}\n${version}`,
      name: releaseName(remote, version),
      count,
      to: adminHref('errors', releaseFilter(remote, version)),
    }))
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}

const releaseName = (remote: string, version: string) =>
  remote === '' ? errorContent.noRemote : `${remote} ${version || errorContent.noVersion}`

const releaseFilter = (remote: string, version: string) => ({
  ...(remote && { remote }),
  ...(version && { version }),
})

/** Sorts 1.10.0 after 1.9.0. */
export const versionOrder = (version: string) =>
  version.replaceAll(/\d+/g, (digits) => digits.padStart(6, '0'))

/** The path of the page that failed. */
export function pageOfError(url: string) {
  return URL.canParse(url) ? new URL(url).pathname : url
}
