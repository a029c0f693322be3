import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from './testing/fake-site'

/** Runs a program of a workspace in a folder without packages. @returns what it prints. */
function printedIn(name: string, script = 'start') {
  const folder = path.join(realpathSync(emptyFolder()), name)
  mkdirSync(path.join(folder, 'deploy'), { recursive: true })
  cpSync(path.join(import.meta.dirname, 'run-tools.mjs'), path.join(folder, 'deploy/run-tools.mjs'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './deploy/run-tools.mjs', '--eval', 'console.info("ran")'],
    { cwd: folder, env: { ...process.env, npm_lifecycle_event: script }, encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  return stderr.replace(folder, 'FOLDER')
}

it.each(['100%', '50%20off', 'c#', 'what?'])(
  'in a folder named %j one sentence refuses',
  (name) => {
    const [, sign] = /([#%?])/.exec(name) ?? []
    expect(printedIn(name)).toBe(
      `error: The tools cannot work in FOLDER: rename the folder, without “${sign}”.\n`,
    )
  },
)

it.each(['a b', 'wörk 工作', '$HOME', `it's "q"`, '[x] (y) {z}', '~!@&;=+,'])(
  'in a folder named %j without packages one sentence says what installs them',
  (name) =>
    expect(printedIn(name, 'test')).toBe(
      'error: Nothing is installed: run `npx --yes pnpm@12 test`, as npm cannot install it.\n',
    ),
)
