import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { workspaceFolder } from '../site'
import { Unavailable } from './audit'

/**
 * Runs a pnpm command that asks the package registry, and returns its JSON output.
 * @throws Unavailable when the registry does not answer, or not in this shape.
 */
export function askPnpm<Output>(
  args: readonly string[],
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const { stdout } = spawnSync('pnpm', [...args, '--json'], {
    cwd: workspaceFolder,
    encoding: 'utf8',
  })
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stdout)
  if (!success) throw new Unavailable('the package registry did not answer')
  return output
}
