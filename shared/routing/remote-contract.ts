import type { ComponentType } from 'react'
import type { StartPolicy } from '../start/start-data'
import type { MountedPage } from './mounted-page'
import type { Path } from './paths'

export type Role = 'admin' | 'customer'

/**
 * Who may see a page (specification 1, section 6). The host applies it before any code of the
 * remote is fetched.
 */
export interface Access {
  signIn: boolean
  /** Any of these roles is enough. Absent: every signed-in user. */
  roles?: readonly Role[]
}

/** @example const entry = { path: '/billing', access: access.signedIn } */
export const access = {
  everyone: { signIn: false },
  signedIn: { signIn: true },
  admins: { signIn: true, roles: ['admin'] },
} as const satisfies Record<string, Access>

/** Something that the site's search finds beside the page itself, such as a product's section. */
export interface SearchEntry {
  title: string
  description: string
  type: 'product' | 'page'
  category: string
  /** Address inside the site, with an anchor where there is one. */
  url: string
}

/** What a remote publishes of one page, beside its entry, when it is built. */
export interface RouteEntry {
  path: Path | (string & {})
  /** The document's title without the brand. */
  title: string
  description: string
  access: Access
  /** Whether the page is written as complete HTML when it is released. */
  prerender: boolean
  /** Whether search engines and the sitemap may list the page. */
  indexed: boolean
  /**
   * When the page's scripts start (shared/start/start-data.ts); `intent` suits pages to read, and forms.
   * A page with its content in its HTML only. Absent: `now`. Not written into the registry.
   */
  start?: StartPolicy
  /**
   * Whether the page lists the site's feed. Where the host brings the feed along, the page's loader is given it,
   * and the document is prepared for it (shared/start/site-feed.ts). Not written into the registry.
   */
  showsFeed?: true
  /** Absent: the page is not found by the site's own search. */
  search?: readonly SearchEntry[]
  /**
   * Texts of the page that its HTML does not hold, such as those behind a choice; the site's search finds
   * them too. Not written into the registry.
   */
  searchTexts?: readonly SearchText[]
  /** Announces that the page is going to be removed. Not written into the registry. */
  deprecated?: DeprecatedRoute
  /** schema.org objects of the page, without `@context`. Written into its HTML, not into the registry. */
  structuredData?: readonly StructuredData[]
}

export interface SearchText {
  title: string
  text: string
  /** Address inside the site that shows the text. */
  url: string
}

/** Until when a page is kept for links of other teams; it is not removed while one leads to it. */
export interface DeprecatedRoute {
  /** The last day, as `2027-03-01`. */
  until: string
  /** Address inside the site to link to instead. */
  instead: string
}

export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

export type PageComponent = ComponentType

/** A component of the host's React, or a page that draws itself. */
export type RemotePage = PageComponent | MountedPage

/** The one module that a remote exposes, as `./routes`. */
export interface RemoteRoutes {
  /**
   * A loader for each path of the remote's route list; pages are chunks of their own.
   * @param feed its text, for a page that lists it, when the release tool prerenders the page with it.
   */
  pages: Readonly<Record<string, (feed?: string) => Promise<RemotePage>>>
  /** Fetches what the pages loaded so far show at once and have in files of their own. */
  loadParts?: () => Promise<void>
}
