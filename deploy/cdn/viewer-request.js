/*
 * CloudFront function for viewer requests: finds the object for an address, by the rule of nginx.conf and
 * deploy/serve. Other CDNs have the same under another name.
 */

const files =
  /^\/(?:assets|host|remotes)\/|\/(?:404|index)\.html$|\.(?:css|gif|ico|jpe?g|js|json|map|mjs|png|svg|txt|webmanifest|webp|woff2?|xml)$/

/** Pages with a parameter as the last segment: /blog/any-post gets blog/_id/index.html. */
const parameterPages = /^(\/blog)\/[^/]+$/

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it
function handler(event) {
  const request = event.request
  // Only the release tool reads these.
  if (request.uri.includes('/.')) return { statusCode: 404, statusDescription: 'Not Found' }
  if (!files.test(request.uri)) {
    const address = request.uri.replace(/\/+$/, '').replace(parameterPages, '$1/_id')
    request.uri = `${address}/index.html`
  }
  return request
}
