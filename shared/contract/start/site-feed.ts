import { publishedStarter } from './page-starter'

/**
 * Attribute of the one element of a page that shows the site's feed. Its value is the data to hydrate the element's
 * articles with; empty while it has none. A release that knows the feed writes the element with its articles into the
 * `noscript` element that follows, if there is one.
 * @example document.querySelector(`[${feedAttribute}]`)
 */
export const feedAttribute = 'data-feed'

/**
 * Id of the template with that element as it is with the release's feed. It replaces the element if the site's feed
 * turns out to be the same (host/starter/feed-part.ts).
 * @internal For the host only.
 */
export const feedTemplateId = 'with-feed'

/**
 * Requests the site's feed. If the page's starter has done so, the first call returns that response.
 * @example fetchFeed('/sample-feed.json').then((response) => response.json())
 */
export const fetchFeed = (address: string, init?: RequestInit): Promise<Response> =>
  publishedStarter()?.responseOf?.(address) ?? fetch(address, init)
