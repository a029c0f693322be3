import { publishedStarter } from './page-starter'

/**
 * Attribute of the one element of a page that shows the site's feed. Its value is what the page needs to hydrate the
 * element with articles in it, or empty while it has none. A release that knows the feed writes the element as it is with
 * the feed into the `noscript` element that follows, if there is one.
 * @example document.querySelector(`[${feedAttribute}]`)
 */
export const feedAttribute = 'data-feed'

/**
 * Of the template in whose content a document has that element as it is with the feed of its release. It takes the
 * element's place when the site's feed turns out to be that one (host/starter/feed-part.ts).
 * @internal For the host alone.
 */
export const feedTemplateId = 'with-feed'

/**
 * Requests the site's feed, unless the page's starter has: then that response is the first call's.
 * @example fetchFeed('/sample-feed.json').then((response) => response.json())
 */
export const fetchFeed = (address: string, init?: RequestInit): Promise<Response> =>
  publishedStarter()?.responseOf?.(address) ?? fetch(address, init)
