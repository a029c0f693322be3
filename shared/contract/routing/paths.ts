import { cut } from '../../browser/words/cut'
import { textForAddress } from './longest-query'

/**
 * Every address of the site. Route lists and links use these.
 * @example paths.pricing // '/pricing'
 */
export const paths = {
  home: '/',
  cortex: '/cortex',
  platform: '/platform',
  solutions: '/solutions',
  pricing: '/pricing',
  resources: '/resources',
  caseStudies: '/case-studies',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  demo: '/demo',
  waitlist: '/waitlist',
  search: '/search',
  partnerships: '/partnerships',
  partnershipsTechnology: '/partnerships/technology',
  partnershipsIntegrators: '/partnerships/integrators',
  partnershipsConsulting: '/partnerships/consulting',
  partnershipsResellers: '/partnerships/resellers',
  community: '/community',
  developers: '/developers',
  developersApi: '/developers/api',
  learn: '/learn',
  blog: '/blog',
  blogPost: '/blog/:id',
  newsroom: '/newsroom',
  privacy: '/privacy',
  security: '/security',
  terms: '/terms',
  support: '/support',
  knowledgeBase: '/support/kb',
  newTicket: '/support/tickets/new',
  portal: '/portal',
  profile: '/profile',
  admin: '/admin',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/**
 * Anchors that other pages link to, with their page.
 * @example anchors.roi // '/solutions#roi'
 */
export const anchors = {
  integ: `${paths.platform}#integ`,
  pipelines: `${paths.platform}#pipelines`,
  workflows: `${paths.platform}#workflows`,
  scd: `${paths.platform}#scd`,
  byIndustry: `${paths.solutions}#industry`,
  byUseCase: `${paths.solutions}#use-case`,
  roi: `${paths.solutions}#roi`,
  apply: `${paths.partnerships}#apply`,
} as const

/** @example searchHref('single sign-on') // '/search?q=single+sign-on' */
export const searchHref = (query: string) =>
  `${paths.search}?${new URLSearchParams({ q: textForAddress(query) })}`

/** @example blogSearchHref('agents') // '/blog?search=agents' */
export const blogSearchHref = (query: string) =>
  `${paths.blog}?${new URLSearchParams({ search: textForAddress(query) })}`

/** @example knowledgeBaseHref('invoice') // '/support/kb?search=invoice' */
export const knowledgeBaseHref = (query: string) =>
  `${paths.knowledgeBase}?${new URLSearchParams({ search: textForAddress(query) })}`

/** @example articleHref('kb-1') // '/support/kb?article=kb-1' */
export const articleHref = (articleId: string) =>
  `${paths.knowledgeBase}?${new URLSearchParams({ article: articleId })}`

/** @example resourcesHref('Guides') // '/resources?category=Guides' */
export const resourcesHref = (category: string) =>
  `${paths.resources}?${new URLSearchParams({ category })}`

/** @example waitlistHref('fivefold-A1B2C3') // '/waitlist?ref=fivefold-A1B2C3' */
export const waitlistHref = (referralCode: string) =>
  `${paths.waitlist}?${new URLSearchParams({ ref: referralCode })}`

/** A ticket's facts that are known before its form opens. */
interface KnownOfTicket {
  category?: string
  priority?: string
  /** Id of the article that did not help. */
  article?: string
  /** Words that the subject begins with. */
  subject?: string
}

/** Maximum characters per value: somebody may have searched for a whole page of text. */
const longestWords = 150

/** @example newTicketHref({ priority: 'critical' }) // '/support/tickets/new?priority=critical' */
export function newTicketHref(known: KnownOfTicket): string {
  const query = new URLSearchParams()
  for (const [name, words] of Object.entries(known)) {
    if (words.trim() !== '') query.set(name, cut(words.trim(), longestWords))
  }
  return query.size === 0 ? paths.newTicket : `${paths.newTicket}?${query}`
}

/**
 * Opens a ticket of the signed-in customer in the portal.
 * @example ticketHref('t-1') // '/portal?ticket=t-1'
 */
export const ticketHref = (ticketId: string) =>
  `${paths.portal}?${new URLSearchParams({ ticket: ticketId })}`

/**
 * State of the portal's history entry after a ticket was submitted: the ticket's id.
 * @example justSentTicket.read(justSentTicket.write('t-1')) // 't-1'
 */
export const justSentTicket = {
  write: (ticketId: string) => ({ justSentTicket: ticketId }),
  read(state: unknown): string | undefined {
    const { justSentTicket: id } = Object(state) as { justSentTicket?: unknown }
    return typeof id === 'string' ? id : undefined
  },
}
