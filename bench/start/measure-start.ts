import type { Bench } from '../browser/bench'
import { profiles } from '../browser/profiles'
import { inRounds } from '../browser/rounds'
import { visit } from '../browser/visit'
import type { Links, Reading, Starts, Visits } from '../results/results'
import { followPointedAt } from './follow-early'
import { readPage, scriptRun } from './read-page'
import { visitTenPages } from './visit-ten-pages'
import { waitingPaths } from './waiting-pages'

/** Compares untouched pages with the same pages without scripts. */
export async function measureReading(bench: Bench): Promise<Reading> {
  const reading: Reading = {}
  for (const path of waitingPaths) {
    reading[path] = { script: await scriptRun(bench, 'ours', path), work: {}, lcp: {} }
  }
  const subjects = Object.entries(reading).flatMap(([path, figures]) =>
    (path === '/' ? readSites : pairedSites).map((site) => ({ path, figures, site })),
  )
  await inRounds(bench, { title: 'reading', rounds: 15, subjects }, async (subject) => {
    const { path, figures, site } = subject
    const { work, lcp } = await readPage(bench, site, path)
    ;(figures.work[site] ??= []).push(work)
    ;(figures.lcp[site] ??= []).push(lcp)
  })
  return reading
}

const pairedSites = ['ours', 'scriptless'] as const
const readSites = [...pairedSites, 'started', 'monolith'] as const

export async function measureVisits(bench: Bench): Promise<Visits> {
  const visits: Visits = { ours: [], started: [], monolith: [] }
  const subjects = ['ours', 'started', 'monolith'] as const
  await inRounds(bench, { title: 'ten pages', rounds: 3, subjects }, async (site) => {
    visits[site].push(await visitTenPages(bench, site))
  })
  return visits
}

/** Compares a link on a waiting page with the same link on a started one. */
export async function timeLinks(bench: Bench): Promise<Links> {
  const links: Links = { waiting: [], started: [] }
  const subjects = ['waiting', 'started'] as const
  await inRounds(bench, { title: 'links of waiting pages', rounds: 9, subjects }, async (page) => {
    links[page].push(await followPointedAt(bench, page === 'started'))
  })
  return links
}

/** Compares the start for signed-in visitors, and of forms for early ones, with a site whose pages do not wait. */
export async function timeStarts(bench: Bench): Promise<Starts> {
  const starts: Starts = {}
  const subjects = startedSoon.flatMap((page) => startedSites.map((site) => ({ ...page, site })))
  await inRounds(
    bench,
    { title: 'pages that start soon', rounds: 7, subjects },
    async (subject) => {
      const { name, path, isSignedIn, site } = subject
      const stored = isSignedIn ? bench.signedIn : {}
      const options = { origin: bench.server.originOf(site), path, profile: profiles.slow, stored }
      const { hydrated } = await visit(bench.browser, options, true)
      const samples = (starts[name] ??= { ours: [], started: [] })
      samples[site].push(hydrated)
    },
  )
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
