import type { RegistryDocument } from '../../shared/federation/registry-document'
import { pageFile } from '../site-files/page-file'

/** The CDN's function for this site, relative to it; upload it again when it has changed. */
export const viewerRequestFile = '.viewer-request.js'

/**
 * The source of a CloudFront function for viewer requests, which finds the object for an address by the
 * rule of nginx.conf and deploy/serve. Other CDNs have the same under another name.
 */
export function viewerRequest({ remotes, retired = [] }: RegistryDocument): string {
  const parameters = Object.values(remotes)
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => path.includes(':'))
    .map((path) => [patternOf(path), `/${pageFile(path)}`])
  const answers = retired.map(({ path, redirect, text }) => [
    patternOf(path),
    redirect === undefined ? { gone: text ?? '' } : { redirect },
  ])
  return functionSource
    .replace('PARAMETERS', () => JSON.stringify(parameters.toSorted()))
    .replace('RETIRED', () => JSON.stringify(answers))
}

/** The addresses of a route, for an expression of JavaScript or of nginx. */
export const patternOf = (routePath: string) =>
  `^${routePath.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`

const functionSource = String.raw`
var files =
  /^\/(?:assets|host|kit|remotes)\/|\/(?:404|index|gone)\.html$|\.(?:css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/

/* Addresses with a parameter and the object of their page. */
var parameters = PARAMETERS

/* Addresses of retired pages. */
var retired = RETIRED

function found(list, uri) {
  for (var i = 0; i < list.length; i += 1) if (new RegExp(list[i][0]).test(uri)) return list[i][1]
}

function queryOf(querystring) {
  var pairs = []
  for (var name in querystring) pairs.push(name + '=' + querystring[name].value)
  return pairs.length > 0 ? '?' + pairs.join('&') : ''
}

function handler(event) {
  var request = event.request
  var uri = request.uri
  // Only the release tool reads these.
  if (uri.includes('/.')) return { statusCode: 404, statusDescription: 'Not Found' }
  if (files.test(uri)) return request
  var instead = found(retired, uri)
  if (instead && instead.redirect) {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: instead.redirect + queryOf(request.querystring) } },
    }
  }
  if (instead) {
    return {
      statusCode: 410,
      statusDescription: 'Gone',
      headers: { 'content-type': { value: 'text/html;charset=utf-8' } },
      body:
        '<!doctype html><title>This page is gone</title><h1>This page is gone</h1><p>' +
        instead.gone.replace(/&/g, '&amp;').replace(/</g, '&lt;') +
        '</p><p><a href="/">Return home</a></p>',
    }
  }
  request.uri = found(parameters, uri) || uri.replace(/\/+$/, '') + '/index.html'
  return request
}
`.trimStart()
