import type { Origins } from '../../../host/src/loading/registry/registry'

/** A release cannot be tried out; `message` says why, in a sentence for the tester. */
export class TryOutError extends Error {
  override name = 'TryOutError'
}

/** A tester's request: a remote, and a release's name or address. */
export interface OverrideRequest {
  remote: string
  target: string
}

/** Reads `support@1.2.0-ab12` or `support@http://localhost:5174`. @throws TryOutError */
export function parseOverrideRequest(text: string): OverrideRequest {
  const [, remote, target] = /^([a-z][a-z0-9-]*)@(.+)$/s.exec(text.trim()) ?? []
  if (remote === undefined || target === undefined) {
    throw new TryOutError(`“${text}” is not of the form remote@release or remote@address.`)
  }
  return { remote, target: target.trim() }
}

/**
 * The folder of the requested release: the site's own, or at an allowed origin. A bare origin is the development
 * server there.
 * @param origins `allowed`: origins of releases besides the site itself.
 * @throws TryOutError before anything is fetched.
 */
export function overrideFolder(
  { remote, target }: OverrideRequest,
  { site, allowed }: Origins,
): URL {
  const ownReleases = `/remotes/${remote}/`
  if (isReleaseName(target)) return new URL(`${ownReleases}${target}/`, site)
  const { origin, pathname } = readAddress(target)
  if (origin !== site && !allowed.includes(origin)) {
    throw new TryOutError(
      `${origin} is not an origin that releases may be tried out from: ${listed(allowed)}.`,
    )
  }
  const folder = pathname === '/' ? `${ownReleases}dev/` : folderOf(pathname)
  if (origin === site && !folder.startsWith(ownReleases)) {
    throw new TryOutError(
      `“${target}” is not a release of “${remote}”: those are at ${ownReleases}.`,
    )
  }
  return new URL(folder, origin)
}

const isReleaseName = (text: string) => /^\w[\w-]*(?:\.[\w-]+)*$/.test(text)

function readAddress(target: string): URL {
  const isPlain = /^https?:\/\/[^/]/.test(target) && !/[\s\\%]|\.\./.test(target)
  if (!isPlain || !URL.canParse(target)) {
    throw new TryOutError(
      `“${target}” is neither a release's name nor a plain address that begins with http:// or https://.`,
    )
  }
  const address = new URL(target)
  if (address.username === '' && address.password === '') return address
  throw new TryOutError('An address to try out must not contain a user name or a password.')
}

/** The address of an entry means its folder. */
function folderOf(pathname: string) {
  if (/\.js(?:on)?$/.test(pathname)) return pathname.replace(/[^/]*$/, '')
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}

const listed = (origins: readonly string[]) =>
  origins.length === 0 ? 'only releases of this site are' : `allowed are ${origins.join(', ')}`
