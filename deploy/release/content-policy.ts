import { createHash } from 'node:crypto'
import type { SiteSettings } from './site-settings'

/** styled-components appends an empty style element and fills it through the CSSOM. */
const emptyStyle = hashOf('')

/**
 * The page's content security policy. Inline scripts of the host's document run by their hashes;
 * nothing else inline does. `frame-ancestors` works in a header only and stands in `headers.ts`.
 */
export function contentPolicy(
  template: string,
  { feedAddress, remoteOrigins, tryOutOrigins = [] }: SiteSettings,
) {
  const remotes = [...remoteOrigins, ...tryOutOrigins].join(' ')
  // A development server also tells of edits, over a socket.
  const tryOut = tryOutOrigins.map((origin) => `${origin} ${origin.replace(/^http/, 'ws')}`)
  const feedOrigin = feedAddress.startsWith('/') ? '' : new URL(feedAddress).origin
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' ${remotes} ${inlineScripts(template).map(hashOf).join(' ')}`,
    'style-src': `'self' ${emptyStyle}`,
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': `'self' ${feedOrigin} ${tryOut.join(' ')}`,
    'frame-src': 'https://www.youtube-nocookie.com',
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value.trim().replace(/ +/g, ' ')}`)
    .join('; ')
}

function inlineScripts(template: string) {
  return [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source]) => source ?? '')
}

function hashOf(source: string) {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
