import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findPostgres } from './postgres-server'

/**
 * `pnpm check postgres`: the tests of the intake with PostgreSQL, which is installed where it is missing. The words after
 * it are vitest's.
 */

const workspace = path.join(import.meta.dirname, '../../../..')
const run = (program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(program, words, {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  }).status === 0

function install() {
  if (process.getuid?.() !== 0) return false
  run('apt-get', ['update'])
  return run('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

if (findPostgres() !== undefined || (install() && findPostgres() !== undefined)) {
  const vitest = path.join(workspace, 'node_modules/.bin/vitest')
  process.exitCode = run(vitest, ['run', 'extensions/intake/server/', ...process.argv.slice(2)])
    ? 0
    : 1
} else {
  console.error(
    'There is no PostgreSQL in /usr/lib/postgresql. Install it as root, with “apt-get install postgresql”, and try again.',
  )
  process.exitCode = 1
}
