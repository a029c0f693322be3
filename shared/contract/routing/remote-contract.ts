import type { ComponentType } from 'react'
import type { StartPolicy } from '../start/start-data'
import type { MountedPage } from './mounted-page'
import type { Path } from './paths'

export type Role = 'admin' | 'customer'

/** Access to a page (specification 1, section 6). The host checks it before it fetches code of the remote. */
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

/** An additional search result of a page, such as a product's section. */
export interface SearchEntry {
  title: string
  description: string
  type: 'product' | 'page'
  category: string
  /** Address inside the site, with an anchor if there is one. */
  url: string
}

/** A page's data, which a remote publishes next to its entry when it is built. */
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
   * When the page's scripts start (shared/contract/start/start-data.ts). `intent` suits pages to read, and forms. Only for
   * pages with content in their HTML. Absent: `now`. Not in the registry.
   */
  start?: StartPolicy
  /**
   * Whether the page lists the site's feed. If the host provides the feed, the page's loader receives it, and the
   * document is prepared for it (shared/contract/start/site-feed.ts). Not in the registry.
   */
  showsFeed?: true
  /** Absent: the site's search does not find the page. */
  search?: readonly SearchEntry[]
  /**
   * Texts that the site's search finds although they are not in the page's HTML, such as those behind a choice, and
   * answers that are. Everybody may read them. Not in the registry.
   */
  searchTexts?: readonly SearchText[]
  /** Groups of words and phrases that visitors use for the same thing: `'refund, money back'`. Not in the registry. */
  synonyms?: readonly string[]
  /** Announces that the page will be removed. Not in the registry. */
  deprecated?: DeprecatedRoute
  /** schema.org objects of the page, without `@context`. In its HTML, not in the registry. */
  structuredData?: readonly StructuredData[]
}

export interface SearchText {
  /** The answer in a few words. */
  title: string
  /** Absent: the text of the page's section at this address, whose title the answer replaces. */
  text?: string
  /** Address inside the site that shows the text. */
  url: string
  /** Other words that visitors ask for it with; not shown. */
  asked?: string
}

/** How long a page is kept for other teams' links. It is not removed while one leads to it. */
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
   * A loader for each path of the remote's route list, each with its own chunk.
   * @param feed the feed's text, if the release tool prerenders the page with it.
   */
  pages: Readonly<Record<string, (feed?: string) => Promise<RemotePage>>>
  /** Fetches parts that the imported pages show at once and have in separate files. */
  loadParts?: () => Promise<void>
}
