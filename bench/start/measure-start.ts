import type { Bench } from '../browser/bench'
import { profiles } from '../browser/profiles'
import { visit } from '../browser/visit'
import type { Links, Reading, Starts, Visits } from '../results/results'
import { followPointedAt } from './follow-early'
import { readPage, scriptRun } from './read-page'
import { visitTenPages } from './visit-ten-pages'
import { waitingPaths } from './waiting-pages'

/** Compares untouched pages with the same pages without scripts. */
export async function measureReading(bench: Bench): Promise<Reading> {
  const rounds = bench.isQuick ? 1 : 15
  const reading: Reading = {}
  for (const path of waitingPaths) {
    reading[path] = { script: await scriptRun(bench, 'ours', path), work: {}, lcp: {} }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, figures] of Object.entries(reading)) {
      bench.log(`reading: ${path}, round ${round + 1} of ${rounds}`)
      const sites = path === '/' ? readSites : pairedSites
      for (const site of round % 2 === 0 ? sites : sites.toReversed()) {
        const { work, lcp } = await readPage(bench, site, path)
        ;(figures.work[site] ??= []).push(work)
        ;(figures.lcp[site] ??= []).push(lcp)
      }
    }
  }
  return reading
}

const pairedSites = ['ours', 'scriptless'] as const
const readSites = [...pairedSites, 'started', 'monolith'] as const

export async function measureVisits(bench: Bench): Promise<Visits> {
  const rounds = bench.isQuick ? 1 : 3
  const visits: Visits = { ours: [], started: [], monolith: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const site of ['ours', 'started', 'monolith'] as const) {
      bench.log(`ten pages: ${site}, round ${round + 1} of ${rounds}`)
      visits[site].push(await visitTenPages(bench, site))
    }
  }
  return visits
}

/** Compares a link on a waiting page with the same link on a started one. */
export async function timeLinks(bench: Bench): Promise<Links> {
  const rounds = bench.isQuick ? 1 : 9
  const links: Links = { waiting: [], started: [] }
  for (let round = 0; round < rounds; round += 1) {
    bench.log(`links of waiting pages: round ${round + 1} of ${rounds}`)
    for (const isStarted of round % 2 === 0 ? [false, true] : [true, false]) {
      links[isStarted ? 'started' : 'waiting'].push(await followPointedAt(bench, isStarted))
    }
  }
  return links
}

/** Compares the start for signed-in visitors, and of forms for early ones, with a site whose pages do not wait. */
export async function timeStarts(bench: Bench): Promise<Starts> {
  const rounds = bench.isQuick ? 1 : 7
  const starts: Starts = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, path, isSignedIn } of startedSoon) {
      bench.log(`pages that start soon: ${name}, round ${round + 1} of ${rounds}`)
      for (const site of round % 2 === 0 ? startedSites : startedSites.toReversed()) {
        const stored = isSignedIn ? bench.signedIn : {}
        const options = {
          origin: bench.server.originOf(site),
          path,
          profile: profiles.slow,
          stored,
        }
        const { hydrated } = await visit(bench.browser, options, true)
        const samples = (starts[name] ??= { ours: [], started: [] })
        samples[site].push(hydrated)
      }
    }
  }
  return starts
}

const startedSites = ['ours', 'started'] as const

const startedSoon = [
  ...['/', '/pricing', '/support/kb', '/portal'].map((path) => ({
    name: `${path} signed in`,
    path,
    isSignedIn: true,
  })),
  ...['/contact', '/demo', '/waitlist'].map((path) => ({ name: path, path, isSignedIn: false })),
]
