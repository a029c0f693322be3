/**
 * When a page's scripts start: at the visitor's first intent (a press, a key, a pointer over something that needs
 * scripts), when the browser is idle, or at once. Absent: at once.
 */
export type StartPolicy = 'intent' | 'idle' | 'now'

/** A document's start data (written by deploy/site/documents/start-tag.ts, read by host/starter). */
export interface StartData {
  policy: Exclude<StartPolicy, 'now'>
  /** Addresses of the modules that the page needs, fetched when the browser is idle. */
  modules: readonly string[]
  /** Whether the content differs for a browser with stored data. */
  readsStorage?: true
  /** Modules of the store if the page does not use it: on a first visit it is loaded later. */
  store?: readonly string[]
  /** For a document prepared for the site's feed (site-feed.ts): the feed's address and hash (`sha256-…`). */
  feed?: { address: string; hash: string }
}

export const startDataId = 'start'

/** Addresses of the modules that every document starts (deploy/build/document/document-start.ts). */
export interface StartScripts {
  /** The script that starts the host (host/starter). */
  starter: string
  /** The host's modules, in the order in which they run. */
  host: readonly string[]
}

export const startScriptsId = 'start-scripts'

/** Id of a waiting page's speculation rules, inert until a visitor comes (host/starter/link-rules.ts). */
export const linkRulesId = 'link-rules'

/**
 * Attribute of an element whose content depends on stored data. A page with one starts at once if something is stored.
 */
export const storedContentAttribute = 'data-from-storage'

/** A bubbling event on the root element that starts a page without a visitor, for tests and measurements. */
export const startEvent = 'fivefold:start'

/**
 * A bubbling event on a part of the document as soon as React has rendered or hydrated it, before its effects, which
 * may render it again.
 */
export const hydratedEvent = 'fivefold:hydrated'

/**
 * Attribute of an element whose content depends on the clock. From its value, an ISO date, on the content is outdated,
 * and the page starts at once.
 */
export const outdatedAttribute = 'data-outdated-from'

/**
 * Attribute of the root element: the number of nodes below it in the release. Hydration needs the same number
 * (host/src/start/changed-by-others).
 */
export const nodesAttribute = 'data-nodes'
