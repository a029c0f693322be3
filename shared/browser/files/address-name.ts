/**
 * The meaning of an address: a page in its one spelling, a file by its decoded path, another spelling (`redirect`,
 * with the path to redirect to), or nothing.
 */
export interface AddressName {
  kind: 'page' | 'file' | 'redirect' | 'nothing'
  path: string
}

/** Characters of a path as browsers send them: visible ASCII, and encoded UTF-8 except controls. */
const continued = '%[89ab][0-9a-f]'
const beforeLast = [
  '%c[2-9a-f]',
  '%d[0-9a-f]',
  '%e0%[ab][0-9a-f]',
  `%e[1-9a-cef]${continued}`,
  '%ed%[89][0-9a-f]',
  `%f0%[9ab][0-9a-f]${continued}`,
  `%f[1-3]${continued}${continued}`,
  `%f4%8[0-9a-f]${continued}`,
]
const character = String.raw`[!"$&-.0->@-[\]-~/]|%[2-6][0-9a-f]|%7[0-9a-e]`

/**
 * Rejected: over 1,024 characters, a hidden file outside of `/.well-known/` (RFC 8615), or doubled slashes together with
 * an encoded character.
 */
const refused = String.raw`[^?]{1025}|/(?:\.(?!well-known/[^/])|%2e)|[^?]+(?:/|%2f)(?:\.|%2e)|(?=[^?]*%)[^?]*//+[^/?]`

/** The CDN's function and nginx.conf are generated from these, in syntax that JavaScript and nginx share. */
export const addressRules = {
  wellFormed: new RegExp(
    `^(?!${refused})/(?:${character}|(?:${beforeLast.join('|')})${continued})*$`,
    'i',
  ),
  /** Removed: the address of a document does not name its file. */
  ending: /(?:\/(?:(?:index|gone)\.html)?)+$/,
  /** Folders of files, and file types that pages request. An HTML page would be of no use there. */
  file: /^\/(?:\.well-known|assets|host|kit|remotes)\/|^\/404\.html$|\.(?:css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/,
}

/**
 * Servers, service workers and the router share this rule (docs/decisions/addresses.md).
 * @param sent the path as sent: encoded, without a query.
 * @example addressName('//support/') // { kind: 'redirect', path: '/support' }
 */
export function addressName(sent: string): AddressName {
  if (!addressRules.wellFormed.test(sent)) return { kind: 'nothing', path: sent }
  const path = sent.replace(/\/+/g, '/').replace(addressRules.ending, '') || '/'
  if (path !== sent) return { kind: 'redirect', path }
  const file = decodeURIComponent(path)
  return addressRules.file.test(file) ? { kind: 'file', path: file } : { kind: 'page', path }
}
