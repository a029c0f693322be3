/**
 * When a page's scripts start: at the visitor's first intent (a press, a key, a pointer over something that
 * needs scripts), when the browser is idle, or at once. Absent: at once.
 */
export type StartPolicy = 'intent' | 'idle' | 'now'

/** What a document says about its start (written by deploy/documents/start-tag.ts, read by host/starter). */
export interface StartData {
  policy: Exclude<StartPolicy, 'now'>
  /** Addresses of the modules that the page needs, fetched when the browser is idle. */
  modules: readonly string[]
  /** Whether the content is another one for a browser that has stored something. */
  readsStorage?: true
  /** Addresses of the store's modules, where the page uses nothing of it: a first visit goes without at first. */
  store?: readonly string[]
  /** Where the document is prepared for the site's feed (site-feed.ts): its address and its hash, as `sha256-…`. */
  feed?: { address: string; hash: string }
}

export const startDataId = 'start'

/** Addresses of the modules that every document starts (deploy/vite/document/document-start.ts). */
export interface StartScripts {
  /** Of the script that starts the host (host/starter). */
  starter: string
  /** Of the host's modules, in the order in which they run. */
  host: readonly string[]
}

export const startScriptsId = 'start-scripts'

/** Of the speculation rules for a waiting page's links, which are data until a visitor comes (host/starter/link-rules.ts). */
export const linkRulesId = 'link-rules'

/**
 * Attribute of an element whose content depends on what the browser has stored; a page with one starts at
 * once where something is stored.
 */
export const storedContentAttribute = 'data-from-storage'

/** Dispatched on the root element, and bubbling, this event starts a page without a visitor: for tests and measurements. */
export const startEvent = 'fivefold:start'

/**
 * Dispatched on a part of the document, and bubbling, as soon as React has rendered or hydrated it: before its effects
 * run, which may render it anew.
 */
export const hydratedEvent = 'fivefold:hydrated'

/**
 * Attribute of an element whose content depends on the clock. Its value is the ISO date from which on the content is
 * another one: a page that is opened after it starts at once.
 */
export const outdatedAttribute = 'data-outdated-from'

/**
 * Attribute of the root element: the number of nodes below it as the release has written them. Hydration needs them
 * (host/src/changed-by-others).
 */
export const nodesAttribute = 'data-nodes'
