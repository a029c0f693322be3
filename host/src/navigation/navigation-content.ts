import {
  applicationReviewHours,
  salesAnswerHours,
  supportAnswerHours,
} from '@fivefold/shared/facts/answer-times'
import {
  apiResponseMs,
  ownIntegrations,
  rolloutWeeks,
  syncSeconds,
} from '@fivefold/shared/facts/service-levels'
import { anchors, paths, resourcesHref } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'

/** What the header's menus, the mobile menu and the footer link to; they have no other list. */
export interface NavigationLink {
  label: string
  to: string
  /** One line that describes the page; shown where there is room. */
  about: string
  icon: ProductName | NavigationIcon
}

export interface NavigationSubmenu {
  label: string
  about: string
  icon: NavigationIcon
  links: readonly NavigationLink[]
}

export interface NavigationGroup {
  heading: string
  entries: readonly (NavigationLink | NavigationSubmenu)[]
}

export interface NavigationMenu {
  label: string
  /** The first group is the main one; the others are shown beside it. */
  groups: readonly [NavigationGroup, ...NavigationGroup[]]
}

export type NavigationIcon =
  | 'overview'
  | 'demo'
  | 'waitlist'
  | 'industry'
  | 'use-case'
  | 'roi'
  | 'library'
  | 'whitepapers'
  | 'case-studies'
  | 'learn'
  | 'blog'
  | 'support'
  | 'knowledge-base'
  | 'ticket'
  | 'portal'
  | 'developers'
  | 'api'
  | 'community'
  | 'partners'
  | 'technology'
  | 'integrators'
  | 'consulting'
  | 'resellers'
  | 'apply'
  | 'about'
  | 'careers'
  | 'newsroom'
  | 'contact'
  | 'security'
  | 'privacy'
  | 'terms'

const products: NavigationGroup = {
  heading: 'Products',
  entries: [
    {
      label: 'Cortex Companion',
      to: paths.cortex,
      about: 'Ask your business data in plain language',
      icon: 'cortex',
    },
    {
      label: 'Integ',
      to: anchors.integ,
      about: `Connect ${ownIntegrations}+ business systems`,
      icon: 'integ',
    },
    {
      label: 'Data Pipelines',
      to: anchors.pipelines,
      about: `Clean data, synced in under ${syncSeconds} seconds`,
      icon: 'pipelines',
    },
    {
      label: 'Smart Workflows',
      to: anchors.workflows,
      about: 'Approvals and routing that run themselves',
      icon: 'workflows',
    },
    {
      label: 'SCD',
      to: anchors.scd,
      about: 'Build internal tools without code',
      icon: 'scd',
    },
  ],
}

const platform: NavigationGroup = {
  heading: 'Get started',
  entries: [
    {
      label: 'Platform overview',
      to: paths.platform,
      about: 'Architecture and specifications',
      icon: 'overview',
    },
    {
      label: 'See a demo',
      to: paths.demo,
      about: '30 to 45 minutes on your use case',
      icon: 'demo',
    },
    {
      label: 'Join the waitlist',
      to: paths.waitlist,
      about: 'Free, Beta or Enterprise Preview',
      icon: 'waitlist',
    },
  ],
}

const solutions: NavigationGroup = {
  heading: 'Solutions',
  entries: [
    {
      label: 'Solutions overview',
      to: paths.solutions,
      about: `From first process to launch in ${rolloutWeeks} weeks`,
      icon: 'overview',
    },
    {
      label: 'By industry',
      to: anchors.byIndustry,
      about: 'Healthcare, finance, retail and more',
      icon: 'industry',
    },
    {
      label: 'By use case',
      to: anchors.byUseCase,
      about: 'What teams automate first',
      icon: 'use-case',
    },
    {
      label: 'ROI calculator',
      to: anchors.roi,
      about: 'Request early access',
      icon: 'roi',
    },
    {
      label: 'Case studies',
      to: paths.caseStudies,
      about: 'Real results in real numbers',
      icon: 'case-studies',
    },
  ],
}

const resources: NavigationGroup = {
  heading: 'Resources',
  entries: [
    {
      label: 'Resource library',
      to: paths.resources,
      about: 'Videos, playlists and guides',
      icon: 'library',
    },
    {
      label: 'Whitepapers',
      to: resourcesHref('Whitepapers'),
      about: 'In-depth reading before you decide',
      icon: 'whitepapers',
    },
    {
      label: 'Learn',
      to: paths.learn,
      about: 'Three tracks, from 6 to 20 hours',
      icon: 'learn',
    },
    {
      label: 'Blog',
      to: paths.blog,
      about: 'Notes from the people who build it',
      icon: 'blog',
    },
  ],
}

const support: NavigationGroup = {
  heading: 'Support',
  entries: [
    {
      label: 'Support home',
      to: paths.support,
      about: `Technical answers within ${supportAnswerHours} hours`,
      icon: 'support',
    },
    {
      label: 'Knowledge base',
      to: paths.knowledgeBase,
      about: 'Guides and fixes, ready to read',
      icon: 'knowledge-base',
    },
    {
      label: 'Submit a ticket',
      to: paths.newTicket,
      about: 'Tell an engineer what happened',
      icon: 'ticket',
    },
    {
      label: 'Customer portal',
      to: paths.portal,
      about: 'Your tickets, votes and account',
      icon: 'portal',
    },
  ],
}

const developers: NavigationGroup = {
  heading: 'Developers',
  entries: [
    {
      label: 'Developer hub',
      to: paths.developers,
      about: 'Quick start, SDKs and CLI',
      icon: 'developers',
    },
    {
      label: 'API reference',
      to: paths.developersApi,
      about: `Six endpoints, under ${apiResponseMs} ms`,
      icon: 'api',
    },
    {
      label: 'Community',
      to: paths.community,
      about: 'Ask, answer and suggest features',
      icon: 'community',
    },
    {
      label: 'SDK waitlist',
      to: `${paths.waitlist}?view=developers`,
      about: 'Be the first to get each SDK',
      icon: 'waitlist',
    },
  ],
}

const partnerTypes: NavigationSubmenu = {
  label: 'Partner types',
  about: 'Four ways to work with us',
  icon: 'partners',
  links: [
    {
      label: 'Technology partners',
      to: paths.partnershipsTechnology,
      about: 'Connect your product to ours',
      icon: 'technology',
    },
    {
      label: 'System integrators',
      to: paths.partnershipsIntegrators,
      about: 'Deliver certified deployments',
      icon: 'integrators',
    },
    {
      label: 'Consulting partners',
      to: paths.partnershipsConsulting,
      about: 'Advise clients on what to automate',
      icon: 'consulting',
    },
    {
      label: 'Resellers',
      to: paths.partnershipsResellers,
      about: 'Margins from 20 to 35%',
      icon: 'resellers',
    },
  ],
}

const partnerships: NavigationGroup = {
  heading: 'Partnerships',
  entries: [
    {
      label: 'Partner program',
      to: paths.partnerships,
      about: 'How the program works',
      icon: 'overview',
    },
    partnerTypes,
    {
      label: 'Apply to partner',
      to: anchors.apply,
      about: `Reviewed within ${applicationReviewHours} hours`,
      icon: 'apply',
    },
  ],
}

const company: NavigationGroup = {
  heading: 'Company',
  entries: [
    {
      label: 'About',
      to: paths.about,
      about: 'Mission, people and offices',
      icon: 'about',
    },
    {
      label: 'Careers',
      to: paths.careers,
      about: 'Work with us',
      icon: 'careers',
    },
    {
      label: 'Newsroom',
      to: paths.newsroom,
      about: 'For journalists and analysts',
      icon: 'newsroom',
    },
    {
      label: 'Contact',
      to: paths.contact,
      about: `Sales answers within ${salesAnswerHours} hours`,
      icon: 'contact',
    },
  ],
}

/** The footer shows these in its last line. */
export const legalGroup: NavigationGroup = {
  heading: 'Trust',
  entries: [
    {
      label: 'Security',
      to: paths.security,
      about: 'How your data is protected',
      icon: 'security',
    },
    {
      label: 'Privacy',
      to: paths.privacy,
      about: 'Your data and your rights',
      icon: 'privacy',
    },
    {
      label: 'Terms',
      to: paths.terms,
      about: 'The terms of service',
      icon: 'terms',
    },
  ],
}

export const navigation: readonly NavigationMenu[] = [
  { label: 'Platform', groups: [products, platform] },
  { label: 'Solutions', groups: [solutions] },
  { label: 'Resources', groups: [resources, support] },
  { label: 'Developers', groups: [developers] },
  { label: 'Partnerships', groups: [partnerships] },
  { label: 'Company', groups: [company, legalGroup] },
]

/** Links of the header outside any menu. */
export const pricingLink = { label: 'Pricing', to: paths.pricing, column: 'Platform' } as const
export const demoLink = { label: 'Request Demo', to: paths.demo } as const
export const portalLink = { label: 'Portal', to: paths.portal } as const
export const searchLink = { label: 'Search', to: paths.search } as const
