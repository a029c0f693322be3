import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../deploy/serve/port'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { runningCommand } from '../../deploy/testing/running-command'
import { copyWorkspace, type WorkspaceCopy } from '../../deploy/testing/workspace-copy'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { openPage } from '../../e2e/fixtures/page/open-page'
import { countedVisitor } from '../../e2e/fixtures/watch/counted-visitor'
import { launchBrowser, type Browser, type Page } from '../../extensions/smoke/find-browser'
import { bucketKey, isOnCanary } from '@fivefold/shared/federation/canary-choice'
import type { Figure } from '../results/figures'
import { openOutlined } from '../site/open-outlined'
import { drawFilm } from './draw-film'
import { Film } from './film'

const picture = path.join(workspaceFolder, 'docs/pictures/canary')
const viewport = { width: 462, height: 350 }
const address = '/support/kb'
const pairs = 14

/** Two words break the page. The trial before a release searches for nothing. */
const query = 'first workflow'

function breakSearch({ replace }: WorkspaceCopy) {
  const folder = 'remote-support/src/knowledge-base'
  replace(`${folder}/article-browser.tsx`, ', search.trim())', ', search.match(/^\\S*$/)![0])')
  replace(`${folder}/knowledge-base-content.ts`, 'Knowledge Base', 'A new knowledge base')
  // A release of new content needs a new version.
  replace('remote-support/package.json', /"version": ".*"/, '"version": "1.9.0"')
}

/**
 * Films `docs/pictures/canary.png`, whose end is `canary-end.png`: half of the browsers get a faulty release of support,
 * which is then taken back by itself. The commands, what they print, the pages and the reports of visitors are real, in
 * a copy of the workspace.
 */
export async function filmCanary(): Promise<Figure[]> {
  const copy = copyWorkspace()
  const [port = 0] = await freePorts(1)
  const origin = `http://localhost:${port}`
  const site = path.join(copy.folder, '.site')
  const key = 'key-of-a-pipeline'
  const env = { ...process.env, SITE_DIR: site, SITE: '', INTAKE_URL: origin, WATCH_KEY: key }
  const served = {
    PORT: String(port),
    INTAKE: '1',
    INTAKE_RATE: '0',
    WATCH_KEYS: key,
    DATABASE_URL: '',
  }
  const browser = await launchBrowser()
  const started = runningCommand(copy.folder, { ...env, ...served }, 'start')
  try {
    await started.printed('is served at')
    while (!(await fetch(`${origin}/intake/ready`)).ok) await pause(100)
    const [first, second] = [await newPage(browser), await newPage(browser)]
    const film = new Film([first, second], (words) => printed(words, copy.folder, env))
    const open = (search = '') =>
      Promise.all(film.pages.map((page) => openAndSearch(page, origin, search)))

    await open()
    await film.show(1000)
    breakSearch(copy)
    await film.type('canary new support 50')
    const [withCanary, without] = halves(site)
    await keepBucket(first, withCanary)
    await keepBucket(second, without)
    await open()
    await film.show(1500)
    await open(query)
    await film.show(1500)
    film.print(
      '# That search fails in the new release: its browser shows the last good one, and reports.',
    )
    for (let pair = 0; pair < pairs; pair += 1)
      await Promise.all([
        visit(browser, origin, withCanary, 'exception'),
        visit(browser, origin, without, 'app.start'),
      ])
    film.print(`# ${2 * pairs} browsers have searched. A schedule looks at their reports:`)
    await film.type('canary auto support --steps 50')
    if (canaryOf(site)) throw new Error(`The canary goes on: ${film.scenes.at(-1)?.lines.at(-1)}`)
    await open(query)
    await film.show(3000)
    writeFileSync(`${picture}.png`, await drawFilm(browser, film.scenes))
    writeFileSync(`${picture}-end.png`, await drawFilm(browser, film.scenes.slice(-1)))
    return []
  } finally {
    await browser.close()
    await started.end()
    copy.remove()
  }
}

/** Automated, it reports nothing. */
const newPage = (browser: Browser) => browser.newPage({ viewport, reducedMotion: 'reduce' })

async function openAndSearch(page: Page, origin: string, search: string) {
  await openOutlined(page, `${origin}${address}`)
  if (search !== '') await page.getByRole('searchbox').fill(search)
  await page.waitForLoadState('networkidle')
}

const keepBucket = (page: Page, bucket: number) =>
  page.evaluate((kept) => Object.assign(localStorage, kept), { [bucketKey]: String(bucket) })

const canaryOf = (site: string) => readRegistryFile(site).remotes['support']?.canary

/** @returns a bucket with the canary, and one without it, half of all buckets away. */
function halves(site: string) {
  const canary = canaryOf(site)
  const first = Array.from({ length: 100 }, (_, bucket) => bucket).find(
    (bucket) => canary && isOnCanary({ bucket, cohort: undefined }, 'support', canary),
  )
  if (first === undefined) throw new Error('No browser has the canary.')
  return [first, (first + 50) % 100] as const
}

type Reported = 'exception' | 'app.start'

/** Searches as a visitor, whose browser reports an event. */
async function visit(browser: Browser, origin: string, bucket: number, event: Reported) {
  const visitor = { stored: { [bucketKey]: String(bucket) } }
  const { page, hasReported } = await countedVisitor(browser, visitor)
  await openPage(page, `${origin}${address}`)
  await page.getByRole('searchbox').fill(query)
  await hasReported(event)
  await page.context().close()
}

/** @returns all that a command of the release tool prints, whatever its exit code. */
const printed = (words: string, cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<string>((resolve) => {
    const command = ['--import', 'tsx', 'deploy/cli.ts', ...words.split(' ')]
    execFile(process.execPath, command, { cwd, env }, (_, out, errors) => resolve(out + errors))
  })
