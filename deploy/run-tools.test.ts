import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from './testing/fake-site'

/** Runs a program of a workspace in a folder without packages. @returns what it prints. */
function printedIn(name: string, script = 'start', node = process.versions.node) {
  const folder = path.join(realpathSync(emptyFolder()), name)
  mkdirSync(path.join(folder, 'deploy'), { recursive: true })
  cpSync(path.join(import.meta.dirname, 'run-tools.mjs'), path.join(folder, 'deploy/run-tools.mjs'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      withNode(node),
      '--import',
      './deploy/run-tools.mjs',
      '--eval',
      'console.info("ran")',
    ],
    { cwd: folder, env: { ...process.env, npm_lifecycle_event: script }, encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  return stderr.replace(folder, 'FOLDER')
}

const withNode = (node: string) =>
  `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${node}' })`

it.each(['18.20.0', '20.9.0', '20.18.3'])(
  'with Node %s one sentence says what to install',
  (node) =>
    expect(printedIn('a', 'start', node)).toBe(
      `error: Node ${node} is too old: install 20.19 or newer.\n`,
    ),
)

it.each(['20.19.0', '22.0.0', '100.1.0'])('Node %s is not refused', (node) =>
  expect(printedIn('a', 'start', node)).toContain('Nothing is installed'),
)

it.each(['100%', '50%20off', 'c#', 'what?', 'a:b', 'a\nb'])(
  'in a folder named %j one sentence refuses',
  (name) => {
    const [, sign] = /([#%?:\n])/.exec(name) ?? []
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

it('a program goes on when nobody reads any more', () => {
  const program =
    'for (let i = 0; i < 1e5; i++) console.info(i); setTimeout(() => console.error("ended"), 50)'
  const { stderr } = spawnSync(
    'sh',
    ['-c', `"$0" --import ./deploy/run-tools.mjs --eval '${program}' | true`, process.execPath],
    { cwd: path.join(import.meta.dirname, '..'), encoding: 'utf8' },
  )
  expect(stderr).toBe('ended\n')
})
