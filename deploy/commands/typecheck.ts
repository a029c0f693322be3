import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { listApps } from '../workspace/apps'
import { UserError } from '../workspace/errors/user-error'
import { appFolder, workspaceFolder } from '../workspace/folders'

/** `typecheck`: checks every package with its own configuration. @throws UserError naming what fails. */
export async function typecheck() {
  const tsc = path.join(workspaceFolder, 'node_modules/.bin/tsc')
  const packages = [
    'shared',
    'deploy',
    'checks',
    'e2e',
    'bench',
    'host/workers',
    'host/preview',
  ].map((name) => path.join(workspaceFolder, name))
  // Each further checker would check the libraries' types again.
  const words = ['--checkers', '1']
  const failed = [...packages, ...listApps().map(appFolder)].filter(
    (folder) => spawnSync(tsc, ['-p', folder, ...words], { stdio: 'inherit' }).status !== 0,
  )
  if (failed.length === 0) return
  throw new UserError(
    `The type check failed in ${failed.map((folder) => path.relative(workspaceFolder, folder)).join(', ')}.`,
  )
}
