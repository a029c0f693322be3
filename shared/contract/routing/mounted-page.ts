import type { User } from '../../domain/accounts/user'
import type { Operation } from '../../domain/site/site-operations'
import type { SiteState } from '../../domain/site/site-state'

/** A value with change notifications. */
export interface Readable<Value> {
  get(): Value
  /** Calls back after each change, until the function that it returns is called. */
  subscribe(listener: () => void): () => void
}

export interface PageLocation {
  readonly pathname: string
  /** Starts with `?`, or is empty. `hash` starts with `#`, or is empty. */
  readonly search: string
  readonly hash: string
  /** The history entry's state from the previous page, or null. */
  readonly state: unknown
  /** Unique for every entry of the browser's history. */
  readonly key: string
  /** A link, a replaced entry, or anything else (back, forward, a first visit). */
  readonly action: 'PUSH' | 'REPLACE' | 'POP'
}

export interface PageMessage {
  title: string
  description?: string
  /** `destructive` is for failures: it interrupts a screen reader, the others wait. */
  tone?: 'default' | 'success' | 'destructive'
  action?: { label: string; to: string }
}

/** The site's services for a page that draws itself. */
export interface PageServices {
  /** Whether the element contains what `render` returned when the page was released. */
  isPrerendered: boolean
  /** The signed-in user, or null; follows sign-ins and sign-outs in every tab. */
  session: Readable<User | null> & {
    /** Opens the site's sign-in dialog. Signing in opens home, with a message that links back to the page. */
    openSignIn(): void
  }
  navigation: Readable<PageLocation> & {
    /** Opens an address inside the site. Plain links need no call. */
    go(to: string, options?: { replace?: boolean; state?: unknown }): void
  }
  /** The theme that is shown: the visitor's choice, or the device's. Tokens are CSS variables and need no update. */
  theme: Readable<'light' | 'dark'>
  notifications: {
    /** Shows a message that disappears after a while. @returns a function that removes it at once. */
    show(message: PageMessage): () => void
  }
  store: Readable<SiteState> & {
    /** The state that the page is prerendered with, and that its hydration starts with. */
    initial(): SiteState
    /** Applies a change in every tab. If storage refuses it, nothing changes. @throws StoreError */
    keep(operation: Operation): void
  }
  /** Replaces the page with the site's error screen and its Try Again. */
  fail(error: unknown): void
}

/** A page that draws itself, with any framework or none. */
export interface MountedPage {
  /**
   * Draws the page into the element, which is empty or prerendered. An error leads to the error screen.
   * @returns a function that undoes everything that outlives the element: timers, listeners.
   */
  mount(element: HTMLElement, services: PageServices): () => void
  /**
   * The page's HTML for an address, if the route is prerendered. Only the release tool calls it.
   * @param state the store's state on a first visit.
   */
  render?(path: string, state: SiteState): RenderedMarkup | Promise<RenderedMarkup>
}

/** Markup, optionally with style elements for the document's head. */
export type RenderedMarkup = string | { html: string; styles: string }
