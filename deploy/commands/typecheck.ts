import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { UserError } from '../workspace/errors/user-error'
import { sourcesIn } from '../workspace/files-in'
import { workspaceFolder } from '../workspace/folders'

/** The folders of a workspace that have a configuration of their types. */
export const projectsIn = (workspace: string) =>
  sourcesIn(workspace)
    .filter((file) => path.basename(file) === 'tsconfig.json')
    .map((file) => path.dirname(file))

/** `typecheck`: checks every folder that has a configuration. @throws UserError naming what fails. */
export async function typecheck() {
  const tsc = path.join(workspaceFolder, 'node_modules/.bin/tsc')
  // Each further checker would check the libraries' types again.
  const words = ['--checkers', '1']
  const options = { cwd: workspaceFolder, stdio: 'inherit' } as const
  const failed = projectsIn(workspaceFolder).filter(
    (project) => spawnSync(tsc, ['-p', project, ...words], options).status !== 0,
  )
  if (failed.length === 0) return
  throw new UserError(`The type check failed in ${failed.join(', ')}.`)
}
