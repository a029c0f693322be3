import { UserError } from '../workspace/user-error'

const lastRemote = /^( └─ remote-.*)$/m

/**
 * The README with a line for a new remote in its map, before the last one.
 * @throws UserError when there is no such map.
 */
export function withRemoteInTree(readme: string, name: string) {
  if (!lastRemote.test(readme)) {
    throw new UserError('README.md has no line that starts with “ └─ remote-”: restore its map.')
  }
  return readme.replace(
    lastRemote,
    (last) => ` ├─ ${`remote-${name}`.padEnd(18)} /${name}\n${last}`,
  )
}
