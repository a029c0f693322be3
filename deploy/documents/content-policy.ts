import { workerPolicy } from '../../shared/offline/service-worker'
import { integrityOf } from '../registry/integrity'
import type { SiteSettings } from '../registry/site-settings'

/** styled-components appends an empty style element and fills it through the CSSOM. */
const emptyStyle = hashOf('')

/**
 * The page's content security policies; a browser enforces both. The first lets nothing run but the
 * inline scripts of the document, which count by their hashes, and what they import. The second
 * says from where: under `strict-dynamic` a browser does not look at origins. `frame-ancestors`
 * works in a header only and stands in `headers.ts`.
 */
export function contentPolicies(document: string, settings: SiteSettings): string[] {
  const { feedAddress, remoteOrigins, tryOutOrigins = [] } = settings
  const remotes = [...remoteOrigins, ...tryOutOrigins].join(' ')
  const scripts = `'self' ${remotes} ${inlined('script', document)}`
  // A development server also tells of edits, over a socket.
  const tryOut = tryOutOrigins.map((origin) => `${origin} ${origin.replace(/^http/, 'ws')}`)
  const feedOrigin = feedAddress.startsWith('/') ? '' : new URL(feedAddress).origin
  return [
    policyOf({
      'default-src': "'none'",
      'script-src': `'strict-dynamic' ${scripts}`,
      'style-src': `'self' ${emptyStyle} ${inlined('style', document)}`,
      'img-src': "'self' data: https:",
      'font-src': "'self'",
      'connect-src': `'self' ${feedOrigin} ${tryOut.join(' ')}`,
      'frame-src': 'https://www.youtube-nocookie.com',
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': workerPolicy,
    }),
    policyOf({ 'script-src': scripts }),
  ]
}

const policyOf = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value.trim().replace(/ +/g, ' ')}`)
    .join('; ')

const inlineElements = {
  /** A script with another type is data. */
  script: /<script(?: type="(?:importmap|speculationrules)")?>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
}

function inlined(tag: keyof typeof inlineElements, document: string) {
  const elements = document.matchAll(inlineElements[tag])
  return [...elements].map(([, source]) => hashOf(source ?? '')).join(' ')
}

function hashOf(source: string) {
  return `'${integrityOf(source)}'`
}
