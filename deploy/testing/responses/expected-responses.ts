import { readdirSync } from 'node:fs'
import path from 'node:path'
import { mediaTypes } from '../../../shared/browser/files/media-type'
import type { RetiredPage } from '../../../shared/contract/federation/registry-schema'
import { goneFile, pageFile } from '../../site/files/page-file'
import { readRegistryFile } from '../../site/registry/registry-file'
import type { ExpectedResponse } from './compare-responses'
import { headerResponses } from './header-responses'
import { changing as noTransform, securityHeaders } from '../../serve/headers'
import { spellingResponses } from './spelling-responses'

const changing = { 'cache-control': noTransform }
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }
const forEveryOrigin = { 'access-control-allow-origin': '*' }
const forThisOrigin = { 'access-control-allow-origin': null }
const page = { 'content-type': 'text/html', ...changing, ...forThisOrigin }

/** The responses that both the local server and nginx must give for a released site. */
export function expectedResponses(site: string): ExpectedResponse[] {
  const { remotes, retired = [] } = readRegistryFile(site)
  const routes = Object.values(remotes).flatMap((remote) => remote.routes.map(({ path }) => path))
  const releases = Object.values(remotes).map(({ live: { entry, version } }) => ({
    // A remote on another origin has the same path there as in the site's folder.
    entry: new URL(entry, 'http://site').pathname,
    version,
  }))
  return [
    ...routes.flatMap(pageResponses),
    ...retired.flatMap(retiredResponses),
    ...releases.flatMap(releaseResponses),
    ...oneOfEachKind(site).map(kindResponse),
    ...wellKnownFiles(site).map(wellKnownResponse),
    ...encodedResponses(
      site,
      releases.map(({ entry }) => entry),
    ),
    ...refusals,
    ...spellingResponses(site),
    ...hiddenFiles(site).map(hiddenResponse),
  ].map((expected) => ({
    ...expected,
    // nginx adds these headers twice to an answer with status 416.
    headers: { ...(expected.status !== 416 && securityHeaders), ...expected.headers },
  }))
}

function retiredResponses({ path, redirect }: RetiredPage): ExpectedResponse[] {
  const address = path.replace(/:[^/]+$/, 'any-one')
  const gone = { status: 410, headers: page, file: goneFile(path) }
  return [address, `${address}?a=b`].map((requested) => ({
    request: { path: requested },
    ...(redirect === undefined
      ? gone
      : {
          status: 308,
          headers: { location: redirect + (/\?.*/.exec(requested)?.[0] ?? ''), ...changing },
        }),
  }))
}

function pageResponses(route: string): ExpectedResponse[] {
  const address = route.replace(/:[^/]+$/, 'any-one')
  const dotted = route.replace(/:[^/]+$/, 'v2.1-notes')
  return [...new Set([address, dotted, `${address}?search=a`])].map((path) => ({
    request: { path },
    status: 200,
    headers: page,
    file: pageFile(route),
  }))
}

function releaseResponses({
  entry,
  version,
}: {
  entry: string
  version: string
}): ExpectedResponse[] {
  // The loader retries under an address that is another one for the browser.
  const again = entry.replace(version, version.replace('.', '%2E'))
  return [entry, again].map((path) => ({
    request: { path },
    status: 200,
    headers: { 'content-type': 'text/javascript', ...immutable, ...forEveryOrigin },
    file: entry,
  }))
}

function kindResponse(file: string): ExpectedResponse {
  const lasting = /^(?:assets|host|remotes)\//.test(file)
  return {
    request: { path: `/${file}` },
    status: 200,
    headers: {
      'content-type': mediaTypes[extensionOf(file)] ?? 'a kind that expected-responses.ts names',
      ...(lasting ? immutable : changing),
    },
    file,
  }
}

/** One file of each extension at the root, and one below it. */
function oneOfEachKind(site: string) {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[a-z]\w*$/.test(file) && !/(?:^|\/)\.|\.(?:br|gz|new)$/.test(file))
    .filter((file) => !/(?:index|gone)\.html$/.test(file))
    .toSorted()
  const kind = (file: string) => `${file.split(path.sep)[0] === file} ${extensionOf(file)}`
  return [...new Map(files.map((file) => [kind(file), file])).values()]
}

/** For authorities that issue certificates, and for people who report a weakness (RFC 8615). */
const wellKnownFiles = (site: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)))
    .filter((file) => file.startsWith('.well-known/'))

const wellKnownResponse = (file: string): ExpectedResponse => ({
  request: { path: `/${file}` },
  status: 200,
  headers: changing,
  file,
})

const extensionOf = (file: string) => path.extname(file).slice(1)

/** Tests a page and a released file; both have compressed copies. */
const encodedResponses = (site: string, entries: readonly string[]): ExpectedResponse[] =>
  ['/', ...entries.slice(0, 1)].flatMap((address) =>
    headerResponses(site, address, address === '/' ? 'index.html' : address).map((expected) => ({
      ...expected,
      headers: { ...(expected.status < 400 && { vary: 'Accept-Encoding' }), ...expected.headers },
    })),
  )

const notFoundPage = { status: 404, headers: page, file: '404.html' }
const notFoundFile = { status: 404, headers: { 'content-type': 'text/plain', ...changing } }

/** Files that only the release tool reads: one of each kind. */
function hiddenFiles(site: string) {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const kinds = [
    /^\.releases\.jsonl$/,
    /^\.documents\/.*\/[0-9a-f]{64}$/,
    /\/\.server\/renderer\.cjs$/,
  ]
  return kinds.flatMap((kind) => files.filter((file) => kind.test(file)).slice(0, 1))
}

const hiddenResponse = (file: string): ExpectedResponse => ({
  request: { path: `/${file}` },
  status: 404,
  headers: { ...changing, ...forThisOrigin },
})

const refusals: readonly ExpectedResponse[] = [
  { request: { path: '/no/such/page' }, ...notFoundPage },
  { request: { path: '/x.html' }, ...notFoundPage },
  { request: { path: '/support.html' }, ...notFoundPage },
  { request: { path: '/notes/v2.1' }, ...notFoundPage },
  { request: { path: '/remotes/support' }, ...notFoundPage },
  { request: { path: '/remotes/support/none/remoteEntry' }, ...notFoundPage },
  { request: { path: '/.git/config' }, ...notFoundPage },
  { request: { path: '/.env' }, ...notFoundPage },
  { request: { path: '/.well-known' }, ...notFoundPage },
  { request: { path: '/.well-known/none' }, ...notFoundPage },
  { request: { path: '/.well-known/none.txt' }, ...notFoundFile },
  { request: { path: '/.well-known/../.env' }, ...notFoundPage },
  { request: { path: '/.well-known/.env' }, ...notFoundPage },
  { request: { path: '/assets/no-such-file.js' }, ...notFoundFile },
  { request: { path: '/remotes/support/0.0.0/remoteEntry.js' }, ...notFoundFile },
  { request: { path: '/no-such-picture.png' }, ...notFoundFile },
  { request: { path: '/blog/no-such-picture.svg' }, ...notFoundFile },
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method) =>
    ['/', '/support/', '/no/such/page', '/.env', '/none.js'].map((path) => ({
      request: { path, method },
      status: 405,
      headers: { allow: 'GET, HEAD', ...changing },
    })),
  ),
]
