import { spawnSync } from 'node:child_process'
import { intakePlace } from './intake-place'

/** Runs a command of the intake, which has packages of its own, as a process. */
export function runCommand(...words: string[]) {
  const { cwd, env } = intakePlace()
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'commands.ts', ...words], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
