import { notFoundPath } from '@fivefold/shared/federation/page-renderer'
import { isLive, type SiteRoute } from '../registry/registry'

/** What the root element says about the page that was prerendered into it (deploy/documents/page-html.ts). */
interface PrerenderedPage {
  /** Path of the route, or of the not-found document. */
  path: string
  /** Whether the page's own content is there, not only the shell and a skeleton. */
  hasContent: boolean
  /** On a server: markup of a guarded page until the session has been read, beside the request to sign in. */
  beforeSession?: string
}

let prerendered: PrerenderedPage | undefined
let address: string | undefined
let isReplaced = false

/**
 * Whether the root element contains what the browser would render for this address and this
 * visitor; then it can be hydrated.
 */
export function isPrerendered(root: HTMLElement, route: SiteRoute | undefined): boolean {
  const { path, content } = root.dataset
  const fits = path === (route?.path ?? notFoundPath) && root.childElementCount > 0
  const isCurrent = route === undefined || isLive(route)
  prerendered = fits && isCurrent ? { path, hasContent: content !== undefined } : undefined
  address = window.location.pathname
  return prerendered !== undefined
}

/** The document's markup cannot be hydrated: React renders it again (host/src/changed-by-others). */
export function replacePrerendered() {
  isReplaced = true
}

/** Whether the first render takes over the document's markup. */
export const isHydrated = () => !isReplaced

/** On a server: what is about to be rendered. */
export function setPrerenderedPage(page: PrerenderedPage) {
  prerendered = page
}

/** Empty in a browser, which keeps the markup of the document. */
export const beforeSessionMarkup = () => prerendered?.beforeSession ?? ''

/** Whether the document came with the page's own content. */
export const hasPrerenderedContent = (path: string) =>
  prerendered?.path === path && prerendered.hasContent

/** Whether the document that the server sent for an address is the not-found document. */
export const isNotFoundDocument = (pathname: string) =>
  prerendered?.path === notFoundPath && (address ?? pathname) === pathname
