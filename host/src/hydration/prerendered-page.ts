import { notFoundPath } from '@fivefold/shared/federation/page-renderer'
import { isLive, type SiteRoute } from '../registry/parse-registry'

/** What the root element says of the page that was rendered into it (deploy/documents/page-html.ts). */
interface RenderedAhead {
  /** Path of the route, or of the not-found document. */
  path: string
  /** Whether the page's own content stands there, not only the shell and a skeleton. */
  hasContent: boolean
  /** On a server: markup that a guarded page shows until the session has been read. */
  beforeSession?: string
}

let rendered: RenderedAhead | undefined
let address: string | undefined

/**
 * Whether what stands in the root element is what the browser would render for this address and
 * this visitor; then it is kept and made interactive.
 */
export function isRenderedAhead(root: HTMLElement, route: SiteRoute | undefined): boolean {
  const { path, content } = root.dataset
  const fits = path === (route?.path ?? notFoundPath) && root.childElementCount > 0
  const isCurrent = route === undefined || isLive(route)
  rendered = fits && isCurrent ? { path, hasContent: content !== undefined } : undefined
  address = window.location.pathname
  return rendered !== undefined
}

/** On a server: what is about to be rendered. */
export function renderAhead(page: RenderedAhead) {
  rendered = page
}

/** Empty in a browser, which keeps what was written. */
export const writtenBeforeSession = () => rendered?.beforeSession ?? ''

/** Whether the document came with the page's own content. */
export const hasRenderedContent = (path: string) => rendered?.path === path && rendered.hasContent

/** Whether the document that came for an address is the not-found document. */
export const isWrittenNotFound = (pathname: string) =>
  rendered?.path === notFoundPath && (address ?? pathname) === pathname
