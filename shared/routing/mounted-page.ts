import type { User } from '../domain/accounts/user'
import type { Operation } from '../domain/site/site-operations'
import type { SiteState } from '../domain/site/site-state'

/** A value that others change. */
export interface Readable<Value> {
  get(): Value
  /** Calls back after each change, until the function that it returns is called. */
  subscribe(listener: () => void): () => void
}

export interface PageLocation {
  readonly pathname: string
  /** With its `?`, or empty; so is `hash` with its `#`. */
  readonly search: string
  readonly hash: string
  /** What the page before it left for this one, or null. */
  readonly state: unknown
  /** Another for every entry of the browser's history. */
  readonly key: string
  /** How the visitor came: by a link, in place of another page, or back, forward and from elsewhere. */
  readonly action: 'PUSH' | 'REPLACE' | 'POP'
}

export interface PageMessage {
  title: string
  description?: string
  /** `destructive` for failures: it interrupts a screen reader, the others wait. */
  tone?: 'default' | 'success' | 'destructive'
  action?: { label: string; to: string }
}

/** What the site offers to a page that draws itself, whatever it is made with. */
export interface PageServices {
  /** The element holds what `render` returned when the page was released. */
  isPrerendered: boolean
  /** The signed-in user, or null; follows sign-ins and sign-outs in every tab. */
  session: Readable<User | null> & {
    /** Opens the site's sign-in dialog. Signing in leads home, with a message that links back to the page. */
    openSignIn(): void
  }
  navigation: Readable<PageLocation> & {
    /** Opens an address inside the site. Plain links do so by themselves. */
    go(to: string, options?: { replace?: boolean; state?: unknown }): void
  }
  /** What shows now: the visitor's choice, or the device's. Tokens are CSS variables and follow by themselves. */
  theme: Readable<'light' | 'dark'>
  notifications: {
    /** Shows a message that goes away by itself. Returns what takes it away at once. */
    show(message: PageMessage): () => void
  }
  store: Readable<SiteState> & {
    /** What a page is prerendered with, and so what its hydration begins with. */
    initial(): SiteState
    /** Applies a change in every tab; where storage refuses it nothing changes, and a StoreError says why. */
    keep(operation: Operation): void
  }
  /** Puts the site's error screen, with Try Again, in the page's place: it cannot go on. */
  fail(error: unknown): void
}

/** A page that draws itself, with any framework or none. */
export interface MountedPage {
  /**
   * Draws the page into the element, which is empty or prerendered. What it throws leads to the error
   * screen. Returns what takes everything back that outlives the element: timers, listeners.
   */
  mount(element: HTMLElement, services: PageServices): () => void
  /**
   * The page's HTML for an address, where the route is prerendered. Called by the release tool alone.
   * @param state of the store, as a first visit finds it.
   */
  render?(path: string, state: SiteState): RenderedMarkup | Promise<RenderedMarkup>
}

/** Markup, alone or with the style elements that belong into the document's head. */
export type RenderedMarkup = string | { html: string; styles: string }
