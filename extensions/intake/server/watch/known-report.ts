import type { Report } from './report-schema'
import type { App, Site } from '../site/site-record'

/** Milliseconds after which no tab has a release any more that was replaced. */
const longestTab = 7 * 24 * 3_600_000

/** The releases that browsers may still have: what they get now, what they got in the last days, the last good one. */
export const recentSituations = ({ situations, lastGood }: App, now = Date.now()) => [
  ...situations.filter(({ until }) => !until || Date.parse(until) > now - longestTab),
  { live: lastGood },
]

/** Whether the site gave this release, beside this canary, to visitors. Nothing else of a report is a name of the site. */
export function isOfSite(site: Site | undefined, { attributes: about }: Report): boolean {
  const app = site?.apps.get(about['fivefold.remote'])
  const { 'fivefold.canary': canary, 'fivefold.percentage': percentage } = about
  const { 'fivefold.release': release, 'fivefold.role': role } = about
  return (app ? recentSituations(app) : []).some((one) => {
    // An error of a release that is not the page's own does not name the canary.
    const isBeside = canary === '' ? percentage === 0 : matches(one, canary, percentage)
    return isBeside && release === (role === 'canary' ? one.canary : one.live)
  })
}

const matches = (
  one: { canary?: string | undefined; percentage?: number | undefined },
  canary: string,
  percentage: number,
) => one.canary === canary && one.percentage === percentage

/** All releases that the site has had of a remote, and has. */
export const releasesOf = ({ situations, lastGood }: App): string[] => [
  ...new Set(
    [...situations, { live: lastGood, canary: undefined }].flatMap(({ live, canary }) =>
      [live, canary].flatMap((release) => release ?? []),
    ),
  ),
]
