/**
 * What an address names: a page by its one spelling, a file by its decoded path, what another spelling
 * names (`redirect`), or nothing on any site.
 */
export interface AddressName {
  kind: 'page' | 'file' | 'redirect' | 'nothing'
  path: string
}

/** Characters of a path, as a browser sends them: visible ASCII, and the UTF-8 of all but controls. */
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

/** Not of a path: more than 1,024 characters, a hidden file, and doubled slashes beside an encoded character. */
const refused = String.raw`[^?]{1025}|[^?]*(?:/|%2f)(?:\.|%2e)|(?=[^?]*%)[^?]*//+[^/?]`

/** The CDN's function and nginx.conf have them from here, as text that JavaScript and nginx read alike. */
export const addressRules = {
  wellFormed: new RegExp(
    `^(?!${refused})/(?:${character}|(?:${beforeLast.join('|')})${continued})*$`,
    'i',
  ),
  /** A document has no name of its own. */
  ending: /(?:\/(?:(?:index|gone)\.html)?)+$/,
  /** Folders of released files, and kinds of files that pages ask for: a page in their place helps nobody. */
  file: /^\/(?:assets|host|kit|remotes)\/|^\/404\.html$|\.(?:css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/,
}

/**
 * The same for servers, service workers and the router: docs/decisions/addresses.md.
 * @param sent the path as it is sent: encoded, without a query.
 * @example addressName('//support/') // { kind: 'redirect', path: '/support' }
 */
export function addressName(sent: string): AddressName {
  if (!addressRules.wellFormed.test(sent)) return { kind: 'nothing', path: sent }
  const path = sent.replace(/\/+/g, '/').replace(addressRules.ending, '') || '/'
  if (path !== sent) return { kind: 'redirect', path }
  const file = decodeURIComponent(path)
  return addressRules.file.test(file) ? { kind: 'file', path: file } : { kind: 'page', path }
}
