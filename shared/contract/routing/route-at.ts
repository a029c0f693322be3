import { addressName } from '../../browser/files/address-name'

/**
 * The route for an address in any spelling. A parameter (`/blog/:id`) matches one part of the path.
 * @example routeAt([{ path: '/blog/:id' }], '/blog/any-one')
 */
export function routeAt<Route extends { path: string }>(
  routes: readonly Route[],
  address: string,
): Route | undefined {
  const { kind, path } = addressName(address)
  if (kind === 'nothing' || kind === 'file') return undefined
  const given = path.split('/')
  const takesPath = (route: Route) => {
    const parts = route.path.split('/')
    return (
      parts.length === given.length &&
      parts.every((part, index) => part.startsWith(':') || part === given[index])
    )
  }
  return routes.find((route) => route.path === path) ?? routes.find(takesPath)
}
