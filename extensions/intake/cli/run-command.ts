import { spawnSync } from 'node:child_process'
import { intakePackage } from './intake-place'

/** Runs a command of the intake as a process, because the intake has its own packages. */
export function runCommand(...words: string[]) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'commands.ts', ...words], {
    cwd: intakePackage,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
