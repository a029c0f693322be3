import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { workspaceFolder } from '../../deploy/workspace/folders'

/**
 * Builds and releases the working copy into a separate folder.
 * @throws UserError with the command's output when it fails.
 */
export async function publishSite(folder: string) {
  const child = spawn(
    process.execPath,
    [...process.execArgv, path.join(workspaceFolder, 'deploy/cli.ts'), 'publish'],
    { cwd: workspaceFolder, env: { ...process.env, SITE_DIR: folder }, stdio: 'pipe' },
  )
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => output.push(String(text)))
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new UserError(`The site could not be published.\n${output.join('')}`)
}
