import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { workspaceFolder } from '../site'
import { NotHere } from './audit'

/**
 * What pnpm knows from the registry of packages.
 * @throws NotHere when the registry does not answer, or not in this shape.
 */
export function askPnpm<Output>(
  words: readonly string[],
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const { stdout } = spawnSync('pnpm', [...words, '--json'], {
    cwd: workspaceFolder,
    encoding: 'utf8',
  })
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stdout)
  if (!success) throw new NotHere('the package registry was not to be asked')
  return output
}
