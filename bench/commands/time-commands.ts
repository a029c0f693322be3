import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePorts } from '../../deploy/serve/port'
import { runningCommand, type RunningCommand } from '../../deploy/testing/running-command'
import { copyWorkspace, type WorkspaceCopy } from '../../deploy/testing/workspace-copy'
import type { Figure } from '../results/figures'

const execute = promisify(execFile)

const cli = ['--import', 'tsx', 'deploy/cli.ts']
const source = 'remote-support/src/support-home/support-home-content.ts'

/**
 * How long a team waits for the commands that it types, in a copy of the workspace, in seconds and as a
 * multiple of one plain build of a remote in the same run.
 */
export async function timeCommands(): Promise<Figure[]> {
  const copy = copyWorkspace()
  const [port = 0] = await freePorts(1)
  const SITE_DIR = path.join(copy.folder, '.site')
  const env = { ...process.env, PORT: String(port), SITE_DIR, SITE: '' }
  const { untilEnd, untilServed, untilAnswer } = commandsIn(copy.folder, env, port)
  try {
    const plain = await plainBuild(copy.folder, env)
    const rows: [command: string, seconds: number][] = [
      ['builds of a first `start`', await untilEnd('build')],
    ]
    // The figures leave out the first release of all apps.
    await untilServed('start')
    rows.push(['`start` with nothing changed', await untilServed('start')])
    changeLine(copy, 1)
    rows.push(['`start` after a changed line in one remote', await untilServed('start')])
    changeLine(copy, 2)
    // A release of new content needs a new version.
    copy.replace('remote-support/package.json', /"version": ".*"/, '"version": "9.0.0"')
    rows.push(['`release` of a changed line', await untilEnd('release', 'support')])
    rows.push(['`release` of what is built already', await untilEnd('release', 'support')])
    rows.push(['`rollback`', await untilEnd('rollback', 'support')])
    rows.push(['`dev` until its page answers', await untilAnswer('dev', 'support')])
    return rows.map(([of, seconds]) => ({
      figure: 'wait',
      of,
      values: { seconds, 'plain builds': seconds / plain },
    }))
  } finally {
    copy.remove()
  }
}

const changeLine = (copy: WorkspaceCopy, turn: number) =>
  copy.replace(source, /title: '.*'/, `title: 'Title ${turn}'`)

/** Seconds of the quickest of three builds. */
async function plainBuild(workspace: string, env: NodeJS.ProcessEnv) {
  const cwd = path.join(workspace, 'remote-support')
  const vite = path.join(cwd, 'node_modules/.bin/vite')
  const words = ['build', '--configLoader', 'runner', '--logLevel', 'warn']
  let quickest = Infinity
  for (let round = 0; round < 3; round += 1) {
    const seconds = await timed(() =>
      execute(vite, words, { cwd, env: { ...env, NODE_ENV: 'production' } }),
    )
    quickest = Math.min(quickest, seconds)
  }
  rmSync(path.join(cwd, 'dist'), { recursive: true })
  return quickest
}

async function timed(run: () => Promise<unknown>) {
  const started = performance.now()
  await run()
  return (performance.now() - started) / 1000
}

/** Gives seconds of commands of the release tool. */
function commandsIn(cwd: string, env: NodeJS.ProcessEnv, port: number) {
  async function whileRunning(
    words: readonly string[],
    until: (running: RunningCommand) => Promise<void>,
  ) {
    const running = runningCommand(cwd, env, ...words)
    try {
      return await timed(() => until(running))
    } finally {
      await running.end()
    }
  }

  return {
    untilEnd: (...words: string[]) =>
      timed(() => execute(process.execPath, [...cli, ...words], { cwd, env })),
    untilServed: (command: string) =>
      whileRunning([command], (running) => running.printed('is served at')),
    untilAnswer: (...words: string[]) =>
      whileRunning(words, async () => {
        for (;;) {
          const answer = await fetch(`http://localhost:${port}/support`).catch(() => undefined)
          if (answer?.ok) return
          await pause(50)
        }
      }),
  }
}
