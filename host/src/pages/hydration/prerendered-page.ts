import { notFoundPath } from '@fivefold/shared/federation/page-renderer'
import { isLive, type SiteRoute } from '../../loading/registry/registry'

/** The root element's data about the page prerendered into it (deploy/site/documents/page-html.ts). */
interface PrerenderedPage {
  /** Path of the route, or of the not-found document. */
  path: string
  /** Whether the document has the page's own content, not only the shell and a skeleton. */
  hasContent: boolean
  /** On a server: markup of a guarded page next to the request to sign in, until the session has been read. */
  beforeSession?: string
}

let prerendered: PrerenderedPage | undefined
let address: string | undefined
let isReplaced = false

/**
 * Whether the root element contains what the browser would render for this address and visitor, so that it can be
 * hydrated.
 */
export function isPrerendered(root: HTMLElement, route: SiteRoute | undefined): boolean {
  const { path, content } = root.dataset
  const fits = path === (route?.path ?? notFoundPath) && root.childElementCount > 0
  const isCurrent = route === undefined || isLive(route)
  prerendered = fits && isCurrent ? { path, hasContent: content !== undefined } : undefined
  address = window.location.pathname
  return prerendered !== undefined
}

/** The document's markup cannot be hydrated; React renders it again (host/src/start/changed-by-others). */
export function replacePrerendered() {
  isReplaced = true
}

/** Whether the first render hydrates the document's markup. */
export const isHydrated = () => !isReplaced

/** On a server: sets the page that is about to be rendered. */
export function setPrerenderedPage(page: PrerenderedPage) {
  prerendered = page
}

/** Empty in a browser, which keeps the document's markup. */
export const beforeSessionMarkup = () => prerendered?.beforeSession ?? ''

/** Whether the document contains the page's own content. */
export const hasPrerenderedContent = (path: string) =>
  prerendered?.path === path && prerendered.hasContent

/** Whether the server sent the not-found document for an address. */
export const isNotFoundDocument = (pathname: string) =>
  prerendered?.path === notFoundPath && (address ?? pathname) === pathname
