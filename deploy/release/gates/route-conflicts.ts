import { placeOf } from '../../site/files/page-file'
import { UserError } from '../../workspace/errors/user-error'

/** An app and the routes it has. */
interface Owner {
  app: string
  routes: readonly { path: string }[]
}

/** @throws UserError naming every route that another remote owns, also by a parameter of another name. */
export function refuseRouteConflicts(candidate: Owner, composition: readonly Owner[]) {
  const claimed = new Set(candidate.routes.map(placeOf))
  const conflicts = composition
    .filter(({ app }) => app !== candidate.app)
    .flatMap(({ app, routes }) =>
      routes
        .filter((route) => claimed.has(placeOf(route)))
        .map((route) => `${route.path} belongs to ${app}`),
    )
  if (conflicts.length === 0) return
  throw new UserError(
    `${candidate.app} cannot be released: ${[...new Set(conflicts)].join('; ')}. ` +
      `Choose another path, or let the owner release without it first.`,
  )
}
