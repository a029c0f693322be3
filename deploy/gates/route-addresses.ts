import { addressName } from '../../shared/files/address-name'
import { parameterFolder } from '../../shared/files/document-places'
import { UserError } from '../workspace/user-error'

/**
 * Servers and router agree on plain paths, with at most one parameter, as the last part
 * (docs/decisions/addresses.md).
 * @throws UserError naming every other route.
 */
export function refuseRouteAddresses(app: string, routes: readonly { path: string }[]) {
  const others = routes.map(({ path }) => path).filter((path) => !isPageAddress(path))
  if (others.length === 0) return
  throw new UserError(
    `${app} cannot be released: no page can have the address ${others.join(', ')}. Write a path without ` +
      'encoded characters, doubled slashes, a slash or a file’s extension at its end; a parameter is its last part.',
  )
}

function isPageAddress(path: string) {
  const isPlain = !path.includes('%') && !path.split('/').includes(parameterFolder)
  return isPlain && addressName(path).kind === 'page' && !/:.*\/|[^/]:/.test(path)
}
