/*
 * CloudFront function for viewer requests: the object that answers for an address, as nginx.conf and
 * deploy/serve find it. Other CDNs run the same rule under another name.
 */

const files = /^\/(?:assets|host|remotes)\/|\/[^/]+\.[^/]*$/

/** Pages that take any last segment: /blog/any-post is answered by blog/_id/index.html. */
const parameterPages = /^(\/blog)\/[^/]+$/

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it
function handler(event) {
  const request = event.request
  // What only the release tool reads.
  if (request.uri.includes('/.')) return { statusCode: 404, statusDescription: 'Not Found' }
  if (!files.test(request.uri)) {
    const address = request.uri.replace(/\/+$/, '').replace(parameterPages, '$1/_id')
    request.uri = `${address}/index.html`
  }
  return request
}
