import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { addressRules } from '../../shared/browser/files/address-name'
import { escapeHtml } from '../../deploy/site/documents/escape-html'
import { pageFile, patternOf } from '../../deploy/site/files/page-file'

/** The CDN's function for this site, relative to it; upload it again when it has changed. */
export const viewerRequestFile = '.viewer-request.js'

/**
 * The source of a CloudFront function for viewer requests, which finds the object for an address by the
 * rule of nginx.conf and deploy/serve. Other CDNs have the same under another name.
 */
export function viewerRequest({ remotes, retired = [] }: RegistryDocument): string {
  const routes = Object.values(remotes).flatMap((remote) => remote.routes.map(({ path }) => path))
  const parameters = routes.filter((path) => path.includes(':'))
  const taken = [...parameters, ...retired.map(({ path }) => path)].map(
    (path) => new RegExp(patternOf(path)),
  )
  // A live page comes before a parameter's page or a retired one with the same address.
  const own = routes.filter(
    (path) => !path.includes(':') && taken.some((pattern) => pattern.test(path)),
  )
  const pages = [...own.toSorted(), ...parameters.toSorted()].map((path) => [
    patternOf(path),
    `/${pageFile(path)}`,
  ])
  const answers = retired.map(({ path, redirect, text }) => [
    patternOf(path),
    redirect === undefined ? { gone: escapeHtml(text ?? '') } : { redirect },
  ])
  return [
    `/* What an address names. */\nconst rules = ${rules}`,
    `/* Addresses with a parameter, and those beside them. */\nconst pages = ${JSON.stringify(pages)}`,
    `/* Addresses of retired pages. */\nconst retired = ${JSON.stringify(answers)}`,
    functionSource,
  ].join('\n\n')
}

const rules = `{
${Object.entries(addressRules)
  .map(([name, rule]) => `  ${name}: ${rule},\n`)
  .join('')}}`

const functionSource = String.raw`
function found(list, uri) {
  for (const [pattern, value] of list) if (new RegExp(pattern).test(uri)) return value
}

function queryOf(querystring) {
  const pairs = []
  for (const name in querystring)
    for (const { value } of querystring[name].multiValue || [querystring[name]])
      pairs.push(value ? name + '=' + value : name)
  return pairs.length > 0 ? '?' + pairs.join('&') : ''
}

function addressName(sent) {
  if (!rules.wellFormed.test(sent)) return { kind: 'nothing', path: sent }
  const path = sent.replace(/\/+/g, '/').replace(rules.ending, '') || '/'
  if (path !== sent) return { kind: 'redirect', path }
  return { kind: rules.file.test(decodeURIComponent(path)) ? 'file' : 'page', path }
}

function handler({ request }) {
  const { kind, path } = addressName(request.uri)
  if (kind === 'file') return request
  const page = kind === 'page' ? found(pages, path) : undefined
  const instead = kind === 'page' && !page ? found(retired, path) : undefined
  const redirect = kind === 'redirect' ? path : instead && instead.redirect
  if (redirect) {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: redirect + queryOf(request.querystring) } },
    }
  }
  if (instead) {
    return {
      statusCode: 410,
      statusDescription: 'Gone',
      headers: { 'content-type': { value: 'text/html;charset=utf-8' } },
      body:
        '<!doctype html><title>This page is gone</title><h1>This page is gone</h1><p>' +
        instead.gone +
        '</p><p><a href="/">Return home</a></p>',
    }
  }
  // No object has that name, so that the CDN answers with its page for what is not found; a bucket decodes.
  if (kind === 'nothing' || (!page && path.includes('%'))) request.uri = '/.none'
  else request.uri = page || (path === '/' ? '' : path) + '/index.html'
  return request
}
`.trimStart()
