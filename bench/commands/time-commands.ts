import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../../deploy/serve/port'
import { runningCommand, type RunningCommand } from '../../deploy/testing/running-command'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { copyWorkspace } from '../../deploy/testing/workspace-copy'
import { writeFormatted } from '../../deploy/workspace/write-formatted'
import { markdownTable } from '../report/markdown-table'
import { withSections } from '../report/page-sections'
import { watchMemory } from './peak-memory'
import { computer, measuredCommit } from '../results/machine'

/**
 * `pnpm bench:commands`: how long a team waits for the commands that it types, in a copy of the workspace. Each
 * figure also stands as a multiple of one plain build of a remote for browsers, measured in the same run.
 * Writes a section of `docs/performance.md`.
 */

type Row = [name: string, limit: number, seconds: number]

/** Why a figure is above its limit. */
const reasons: Readonly<Record<string, string>> = {
  'builds of a first `start`':
    'Ten builds, the kit and its build of the host for development keep both cores busy.',
  '`release` of a changed line':
    'Both builds and the check of types, which run at once, take two thirds of it; a browser with all pages of the remote takes a fifth.',
  '`release` of what is built already': 'The program’s own start, and hashes of all sources.',
}

const copy = copyWorkspace()
const [port = 0] = await freePorts(1)
const env = {
  ...process.env,
  PORT: String(port),
  SITE_DIR: path.join(copy.folder, '.site'),
  SITE: '',
}
const cli = ['--import', 'tsx', 'deploy/cli.ts']
const source = 'remote-support/src/support-home/support-home-content.ts'
let changes = 0
/** The most memory that a command has used, in bytes. */
let peak = 0

try {
  const plain = await plainBuild()
  const firstBuilds = await untilEnd('build')
  // The figures leave out the first release of all apps.
  await untilServed('start')
  const rows: Row[] = [
    ['builds of a first `start`', 6, firstBuilds],
    ['`start` with nothing changed', 1.2, await untilServed('start')],
    [
      '`start` after a changed line in one remote',
      3,
      await afterChange(() => untilServed('start')),
    ],
    ['`release` of a changed line', 1.7, await afterChange(releaseNext)],
    ['`release` of what is built already', 0.7, await untilEnd('release', 'support')],
    ['`dev` until its page answers', 1.5, await untilAnswer('dev', 'support')],
  ]
  const section = commandsSection(plain, rows)
  const page = path.join(workspaceFolder, 'docs/performance.md')
  await writeFormatted(page, withSections(readFileSync(page, 'utf8'), { commands: section }))
  console.info(section)
} finally {
  copy.remove()
}

/** Seconds of the quickest of three builds. */
async function plainBuild() {
  const folder = path.join(copy.folder, 'remote-support')
  const words = ['build', '--configLoader', 'runner', '--logLevel', 'warn']
  let quickest = Infinity
  for (let round = 0; round < 3; round += 1) {
    const seconds = await timed(() =>
      spawnSync(path.join(folder, 'node_modules/.bin/vite'), words, {
        cwd: folder,
        env: { ...env, NODE_ENV: 'production' },
      }),
    )
    quickest = Math.min(quickest, seconds)
  }
  rmSync(path.join(folder, 'dist'), { recursive: true })
  return quickest
}

async function timed(run: () => unknown) {
  const started = performance.now()
  await run()
  return (performance.now() - started) / 1000
}

function afterChange(measure: () => Promise<number>) {
  changes += 1
  copy.replace(source, /title: '.*'/, `title: 'Title ${changes}'`)
  return measure()
}

/** A release of new content needs a new version. */
function releaseNext() {
  copy.replace('remote-support/package.json', /"version": ".*"/, '"version": "9.0.0"')
  return untilEnd('release', 'support')
}

function untilEnd(...words: string[]) {
  return timed(async () => {
    const child = spawn(process.execPath, [...cli, ...words], { cwd: copy.folder, env })
    const end = watchMemory(child.pid ?? 0)
    const closed = once(child, 'close')
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), closed])
    peak = Math.max(peak, end())
    if (child.exitCode !== 0) throw new Error(`${words.join(' ')} failed: ${output}${errors}`)
  })
}

function untilServed(command: string) {
  return whileRunning([command], (running) => running.printed('is served at'))
}

function untilAnswer(...words: string[]) {
  return whileRunning(words, async () => {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/support`).catch(() => undefined)
      if (answer?.ok) return
      await pause(50)
    }
  })
}

async function whileRunning(
  words: readonly string[],
  until: (running: RunningCommand) => Promise<void>,
) {
  const running = runningCommand(copy.folder, env, ...words)
  try {
    return await timed(() => until(running))
  } finally {
    await running.end()
  }
}

function commandsSection(plain: number, rows: readonly Row[]) {
  const { processor, memory } = computer()
  const missed = rows.filter(([, limit, seconds]) => seconds / plain > limit)
  return [
    '## Commands that teams wait for',
    `${processor}, ${memory}; ${measuredCommit()}. Multiples of one plain \`vite build\` of remote-support, ${plain.toFixed(1)} s. Memory at the peak of a command: ${(peak / 1e9).toFixed(1)} GB.`,
    markdownTable(
      ['figure', 'at most', 'measured', 'seconds'],
      rows.map(([name, limit, seconds]) => [
        name,
        String(limit),
        (seconds / plain).toFixed(1),
        seconds.toFixed(1),
      ]),
    ),
    ...missed.map(([name]) => `- Missed: ${name}. ${reasons[name] ?? ''}`),
  ].join('\n\n')
}
