import { isReserved, isRoute, printable } from '../../shared/contract/federation/names'
import { UserError } from '../workspace/errors/user-error'

/**
 * A page's document has one place in the site, which belongs only to its team
 * (docs/decisions/addresses.md).
 * @throws UserError naming every other route.
 */
export function refuseRouteAddresses(app: string, routes: readonly { path: string }[]) {
  const others = routes.map(({ path }) => path).filter((path) => !isRoute(path))
  if (others.length === 0) return
  const reserved = others.filter((path) => isReserved(path))
  throw new UserError(
    `${app} cannot be released: no page can have the address ${listed(others)}. ` +
      (reserved.length === others.length
        ? 'The site has files of its own there: choose another path.'
        : 'Write a path of letters, digits, hyphens, underscores, dots and tildes, without doubled ' +
          'slashes, a slash or a file’s extension at its end; a parameter is its last part.'),
  )
}

/** Names the first of many. */
const listed = (paths: readonly string[]) =>
  paths.slice(0, 5).map(printable).join(', ') + (paths.length > 5 ? ' …' : '')
