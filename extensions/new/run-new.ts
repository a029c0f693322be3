import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../../deploy/serve/port'
import { runningCommand } from '../../deploy/testing/running-command'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { filesIn, sourcesIn } from '../../deploy/workspace/files-in'
import { secondsSince } from '../../deploy/workspace/steps'
import { wordsOfThisSite } from './left-out'
import { makeSite } from './new-site'
import { targetFolder } from './target-folder'

/**
 * `pnpm check new`: makes a site, starts it, releases a change and takes it back, and runs the site's tests, all with an
 * empty home folder. It fails when that takes too long, or when the site has words of this one.
 */

/** Seconds for everything until the change is taken back, and for the tests. */
const longest = { commands: 180, test: 240 }

/** The last lines of a command that fails. */
const shownLines = 60

const place = mkdtempSync(path.join(tmpdir(), 'new-site-'))
const folder = path.join(place, 'my-site')
const [port = 0] = await freePorts(1)
const origin = `http://localhost:${port}`
const home = path.join(place, 'home')
const env = { ...process.env, HOME: home, PORT: String(port) }

try {
  mkdirSync(home)
  await timed('new', async () => makeSite(targetFolder(folder, place)))
  refuseWords(sourcesIn(folder).filter((file) => !['LICENSE', 'README.md'].includes(file)))
  const commands = (await timed('install', async () => pnpm('install'))) + (await visitSite())
  refuse('install, start, release and rollback', commands, longest.commands)
  await timed('unused code', async () => refuseUnused())
  refuse('test', await timed('test', async () => pnpm('test')), longest.test)
} finally {
  rmSync(place, { recursive: true, force: true })
}

/** @returns the seconds that its commands took. */
async function visitSite(): Promise<number> {
  const server = runningCommand(folder, env, 'start')
  try {
    const starting = await timed('start', () => server.printed('is served at'))
    await walk()
    change('remote-pages/package.json', '"version": "1.0.0"', '"version": "1.1.0"')
    change('remote-pages/src/home/home-content.ts', "'First steps'", "'Next steps'")
    const releasing = await timed('release', async () => pnpm('release', 'pages'))
    await expectText('/', 'Next steps')
    const goingBack = await timed('rollback', async () => pnpm('rollback', 'pages'))
    await expectText('/', 'First steps')
    return starting + releasing + goingBack
  } finally {
    await server.end()
  }
}

async function timed(name: string, run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  const seconds = secondsSince(started)
  console.info(`${name}: ${seconds.toFixed(1)} s`)
  return seconds
}

function refuse(name: string, seconds: number, limit: number) {
  if (seconds > limit)
    throw new Error(`${name} took ${Math.round(seconds)} s, and ${limit} s are allowed.`)
}

function pnpm(...words: string[]) {
  run('npx', '--yes', 'pnpm@12', ...words)
}

/** Exports that only left-out tests use stay. @throws Error naming files and packages that the site does not use. */
function refuseUnused() {
  const ours = (file: string) => path.join(workspaceFolder, file)
  const kinds = 'files,dependencies,unlisted,unresolved,binaries,catalog'
  run(ours('node_modules/.bin/knip'), '--config', ours('knip.json'), '--include', kinds)
}

/** @throws Error with the output of a command that fails. */
function run(program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  const end = `${stdout}${stderr}`.split('\n').slice(-shownLines).join('\n')
  if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${end}`)
}

function change(file: string, text: string, by: string) {
  const before = readFileSync(path.join(folder, file), 'utf8')
  const after = before.replace(text, by)
  if (after === before) throw new Error(`${file} does not say ${text}`)
  writeFileSync(path.join(folder, file), after)
}

/** Without a kept connection, which the server closes while a command blocks this process. */
function ask(page: string) {
  return fetch(origin + page, { headers: { connection: 'close' } })
}

async function expectText(page: string, text: string) {
  const answer = await ask(page)
  if (answer.status !== 200) throw new Error(`${page} answers ${answer.status}`)
  if (!(await answer.text()).includes(text)) throw new Error(`${page} does not say “${text}”`)
}

/** Asks for every page of the sitemap, and reads what was released. */
async function walk() {
  const sitemap = await (await ask('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  if (pages.length < 2) throw new Error(`The sitemap has ${pages.length} pages`)
  for (const page of pages) await expectText(new URL(page).pathname, 'My site')
  const released = filesIn(path.join(folder, '.site')).filter((file) => file.endsWith('.html'))
  refuseWords(released.map((file) => path.join('.site', file)))
}

/** @throws Error naming each file with words of this site. */
function refuseWords(files: readonly string[]) {
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    return wordsOfThisSite.exec(text)?.map((words) => `${file}: ${words}`) ?? []
  })
  if (found.length > 0) throw new Error(`The new site has words of this one:\n${found.join('\n')}`)
}
