import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { listApps } from '../../deploy/workspace/apps'
import { startNginx } from '../../extensions/nginx/start-nginx'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { releaseApp } from '../../deploy/release/release-app'
import { copyWorkspace } from '../../deploy/testing/workspace-copy'
import { launchBrowser } from '../../extensions/smoke/find-browser'
import { loadAddresses } from './address-load'
import { destination, openTab, visitAgainAndAgain, type Visits } from './visitor'

/**
 * `pnpm bench:releases`: HTTP readers, visitors in Chromium and a tab that stays open use a site behind
 * nginx while all apps are released and rolled back. Fails when any of them sees a problem.
 */

const rounds = 10
const visitors = 2
/** Milliseconds between two switches, so that a page can open. */
const pause = 300

interface Switches {
  releases: number[]
  rollbacks: number[]
}

const apps = listApps()
const site = mkdtempSync(path.join(tmpdir(), 'fivefold-load-'))
const copy = copyWorkspace()
const ended = new AbortController()
try {
  for (const [app, folder] of Object.entries(copy.build(apps)))
    await releaseApp(site, app, { folder })
  await underLoad(otherBuilds())
} finally {
  copy.remove()
  rmSync(site, { recursive: true, force: true })
}

/** Builds a second release of every app, with a change in the shared package. */
function otherBuilds() {
  copy.replace(
    'shared/brand/facts.ts',
    /tagline = '.*'/,
    "tagline = 'Another release of the same site'",
  )
  for (const app of apps) {
    const folder = app === 'host' ? app : `remote-${app}`
    copy.replace(`${folder}/package.json`, /"version": ".*"/, '"version": "99.0.0"')
  }
  return copy.build(apps)
}

async function underLoad(builds: Record<string, string>) {
  const nginx = await startNginx(site)
  const browser = await launchBrowser()
  const tabVisits: Visits = { pages: 0, problems: [] }
  try {
    const openFromTheStart = await openTab(browser, tabVisits)
    await openFromTheStart.open(`${nginx.origin}/`)
    const remotes = Object.values(readRegistryFile(site).remotes)
    const pages = remotes.flatMap(({ routes }) =>
      routes.map(({ path }) => path.replace(':id', 'any')),
    )
    const load = loadAddresses(nginx.origin, nginx.certificate, pages, ended.signal)
    const visits = Array.from({ length: visitors }, (_, index) =>
      visitAgainAndAgain(browser, nginx.origin, index * 3, ended.signal),
    )
    const started = performance.now()
    const switching = switchReleases(builds)
    let turn = 0
    while (!switching.done()) {
      await openFromTheStart.follow(destination(turn))
      turn += 1
    }
    const switches = await switching.result
    ended.abort()
    report({
      seconds: (performance.now() - started) / 1000,
      switches,
      load: await load,
      visits: await Promise.all(visits),
      tabVisits,
    })
  } finally {
    ended.abort()
    await browser.close()
    await nginx.stop()
  }
}

function switchReleases(builds: Record<string, string>) {
  const script = fileURLToPath(new URL('switch-releases.ts', import.meta.url))
  const words = [script, site, String(rounds), String(pause), JSON.stringify(builds)]
  const child = spawn(process.execPath, [...process.execArgv, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  const result = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error('Switching releases failed')
    return JSON.parse(output) as Switches
  })
  return { done: () => child.exitCode !== null, result }
}

interface Observed {
  seconds: number
  switches: Switches
  load: Awaited<ReturnType<typeof loadAddresses>>
  visits: Visits[]
  tabVisits: Visits
}

function report({ seconds, switches, load, visits, tabVisits }: Observed) {
  const all = [...switches.releases, ...switches.rollbacks]
  const at = (share: number) => load.durations[Math.floor(load.durations.length * share)] ?? 0
  const problems = [
    ...load.failures,
    ...load.mixed.map((page) => `mixed: ${page}`),
    ...[...visits, tabVisits].flatMap((visit) => visit.problems),
  ]
  const milliseconds = (value: number) => `${value.toFixed(0)} ms`
  console.table({
    switches: `${switches.releases.length} releases, ${switches.rollbacks.length} rollbacks in ${seconds.toFixed(0)} s`,
    'longest release': milliseconds(Math.max(...switches.releases)),
    'longest rollback': milliseconds(Math.max(...switches.rollbacks)),
    'mean switch': milliseconds(all.reduce((sum, value) => sum + value, 0) / all.length),
    requests: `${load.requests} (${(load.requests / seconds).toFixed(0)} a second)`,
    'p50, p99, longest answer': [at(0.5), at(0.99), at(0.999999)].map(milliseconds).join(', '),
    'failed requests': load.failures.length,
    'pages that mix releases': load.mixed.length,
    'pages opened by visitors': visits.reduce((sum, visit) => sum + visit.pages, 0),
    'pages opened in the open tab': tabVisits.pages,
    problems: problems.length,
  })
  for (const problem of problems.slice(0, 20)) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
