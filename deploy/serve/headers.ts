import { mediaTypeOf } from '../../shared/browser/files/media-type'

/**
 * Headers of every response. The page's own policy is in the page (documents/content-policy.ts); this is
 * what works only in a header, and what all files need.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** For a site over TLS: browsers use TLS for it and its subdomains for two years. */
export const transportSecurity = 'max-age=63072000; includeSubDomains'

/** Only for releases: pages of other origins may load them. */
export const allowedOrigin = (address: string) =>
  address.startsWith('/remotes/') ? '*' : undefined

/** The address of a released file contains its hash; pages and the registry change. */
export const isReleased = (address: string) => /^\/(?:assets|host|remotes)\//.test(address)

/** For everything that changes. No server between is to rewrite a document, whose policy names its scripts. */
export const changing = 'no-cache, no-transform'

export const cacheControl = (address: string, otherwise = changing) =>
  isReleased(address) ? 'public, max-age=31536000, immutable' : otherwise

const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' }

/** The headers that a store keeps with a file, so that any CDN in front of it sends what `serve` sends. */
export function storedHeaders(file: string): Record<string, string> {
  const [, plain = file, copy = ''] = /^(.*)\.(br|gz)$/.exec(file) ?? []
  const encoding = encodings[copy]
  return {
    'content-type': mediaTypeOf(plain),
    // A CDN in front of a store has to compress, which some do not do with `no-transform`.
    'cache-control': cacheControl(`/${file}`, 'no-cache'),
    ...(encoding && { 'content-encoding': encoding }),
  }
}
