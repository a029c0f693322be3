import { workerPolicy } from '../../../shared/browser/offline/workers'
import { integrityOf } from '../registry/integrity'
import type { SiteSettings } from '../registry/site-settings'
import { UserError } from '../../workspace/errors/user-error'

/** styled-components appends an empty style element and fills it through the CSSOM. */
const emptyStyle = hashOf('')

/**
 * The page's content security policies; a browser enforces both. The first allows the document's inline
 * scripts, by their hashes, and their imports. The second lists the allowed origins, which browsers do
 * not check under `strict-dynamic`. `frame-ancestors` works only in a header (serve/headers.ts).
 */
export function contentPolicies(document: string, settings: SiteSettings): string[] {
  const { feedAddress, remoteOrigins, tryOutOrigins = [], collector = '' } = settings
  const remotes = [...remoteOrigins, ...tryOutOrigins].join(' ')
  const inline = inlineHashes(document)
  const scripts = `'self' ${remotes} ${inline.script}`
  // A development server also reports edits, over a WebSocket.
  const tryOut = tryOutOrigins.map((origin) => `${origin} ${origin.replace(/^http/, 'ws')}`)
  const feedOrigin = feedAddress.startsWith('/') ? '' : new URL(feedAddress).origin
  return [
    policyOf({
      'default-src': "'none'",
      'script-src': `'strict-dynamic' ${scripts}`,
      'style-src': `'self' ${emptyStyle} ${inline.style}`,
      'img-src': "'self' data: https:",
      'font-src': "'self'",
      'connect-src': `'self' ${feedOrigin} ${collector} ${tryOut.join(' ')}`,
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

/** An element whose text ends at the first closing tag, whatever it contains. */
const rawElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi

/** The type of speculation rules that a script activates later. Until then they are data. */
export const speculationType = 'application/speculationrules+json'

/** Types of scripts that a policy covers, and of those that are data. */
const coveredTypes = [
  '',
  'module',
  'text/javascript',
  'importmap',
  'speculationrules',
  speculationType,
]
const dataTypes = ['application/json', 'application/ld+json']

/** Hashes of the document's inline scripts and of its styles. */
function inlineHashes(document: string) {
  const hashes = { script: '', style: '' }
  for (const [, tag = '', attributes = '', source = ''] of document.matchAll(rawElement)) {
    if (tag.toLowerCase() === 'style') hashes.style += ` ${hashOf(source)}`
    else if (isCoveredInline(attributes)) hashes.script += ` ${hashOf(source)}`
  }
  return hashes
}

/** @throws UserError when it is unclear, since a script that the policy leaves out does not run. */
function isCoveredInline(attributes: string) {
  if (/\ssrc=/i.test(attributes)) return false
  const [, type = ''] = /^\s+type="([^"]*)"/i.exec(attributes) ?? []
  const isClear = attributes === '' || type !== ''
  if (isClear && coveredTypes.includes(type)) return true
  if (isClear && dataTypes.includes(type)) return false
  throw new UserError(
    `A page's policy cannot tell whether <script${attributes}> runs: write its type first, one of ` +
      `${[...coveredTypes, ...dataTypes].filter(Boolean).join(', ')}, or leave all attributes out.`,
  )
}

function hashOf(source: string) {
  return `'${integrityOf(source)}'`
}
