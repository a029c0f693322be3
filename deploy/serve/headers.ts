/**
 * Headers of every answer. The policy proper stands in each page, whose hashes it names; this is what
 * cannot stand there, and what holds for every file.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Where a site is served over TLS, it and what stands below its name are from then on: two years. */
export const transportSecurity = 'max-age=63072000; includeSubDomains'

/** Of releases alone: a page of another origin may load them. */
export const allowedOrigin = (address: string) =>
  address.startsWith('/remotes/') ? '*' : undefined

/** Released files carry their content's hash in their address; pages and the registry change. */
export function cacheControl(address: string) {
  const immutable = /^\/(?:assets|host|remotes)\//.test(address)
  return immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}
