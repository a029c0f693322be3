import {
  applicationReviewHours,
  salesAnswerHours,
  supportAnswerHours,
} from '@fivefold/shared/facts/answer-times'
import { cortexDemoMinutes, platformDemoMinutes } from '@fivefold/shared/facts/demos'
import {
  apiResponseMs,
  ownIntegrations,
  pipelineMinutes,
  rolloutWeeks,
} from '@fivefold/shared/facts/service-levels'
import type { ProductName } from '@fivefold/shared/theme/palette'
import type { NavigationIcon } from './navigation-symbol'

interface NavigationDetails {
  /** One line that describes the page, shown if there is room. */
  about: string
  icon: ProductName | NavigationIcon
}

/** Details that menus show next to a page's label. The footer, which is on every page, does not load them. */
export const navigationDetails = {
  'Cortex Companion': { about: 'Ask your business data in plain language', icon: 'cortex' },
  Integ: { about: `Connect ${ownIntegrations}+ business systems`, icon: 'integ' },
  'Data Pipelines': {
    about: `Clean, matched data every ${pipelineMinutes} minutes`,
    icon: 'pipelines',
  },
  'Smart Workflows': { about: 'Approvals and routing that run themselves', icon: 'workflows' },
  SCD: { about: 'Build internal tools without code', icon: 'scd' },
  'Platform overview': { about: 'Architecture and specifications', icon: 'overview' },
  'See a demo': {
    about: `${cortexDemoMinutes} to ${platformDemoMinutes} minutes on your use case`,
    icon: 'demo',
  },
  'Join the waitlist': { about: 'Free, Beta or Enterprise Preview', icon: 'waitlist' },
  'Solutions overview': {
    about: `From workshop to launch in ${rolloutWeeks} weeks`,
    icon: 'overview',
  },
  'By industry': { about: 'Healthcare, finance, retail and more', icon: 'industry' },
  'By use case': { about: 'What teams automate first', icon: 'use-case' },
  'ROI calculator': { about: 'Request early access', icon: 'roi' },
  'Case studies': { about: 'Real results in real numbers', icon: 'case-studies' },
  'Resource library': { about: 'Videos, playlists and guides', icon: 'library' },
  Whitepapers: { about: 'In-depth reading before you decide', icon: 'whitepapers' },
  Learn: { about: 'Three tracks, from 6 to 20 hours', icon: 'learn' },
  Blog: { about: 'Notes from the people who build it', icon: 'blog' },
  'Support home': {
    about: `Technical answers within ${supportAnswerHours} hours`,
    icon: 'support',
  },
  'Knowledge base': { about: 'Guides and fixes, ready to read', icon: 'knowledge-base' },
  'Submit a ticket': { about: 'Tell an engineer what happened', icon: 'ticket' },
  'Customer portal': { about: 'Your tickets, votes and account', icon: 'portal' },
  'Developer hub': { about: 'Quick start, SDKs and CLI', icon: 'developers' },
  'API reference': { about: `Six endpoints, under ${apiResponseMs} ms`, icon: 'api' },
  Community: { about: 'Ask, answer and suggest features', icon: 'community' },
  'SDK waitlist': { about: 'Be the first to get each SDK', icon: 'waitlist' },
  'Partner types': { about: 'Four ways to work with us', icon: 'partners' },
  'Technology partners': { about: 'Connect your product to ours', icon: 'technology' },
  'System integrators': { about: 'Deliver certified deployments', icon: 'integrators' },
  'Consulting partners': { about: 'Advise clients on what to automate', icon: 'consulting' },
  Resellers: { about: 'Margins from 20 to 35%', icon: 'resellers' },
  'Partner program': { about: 'How the program works', icon: 'overview' },
  'Apply to partner': { about: `Reviewed within ${applicationReviewHours} hours`, icon: 'apply' },
  About: { about: 'Mission, people and offices', icon: 'about' },
  Careers: { about: 'Work with us', icon: 'careers' },
  Newsroom: { about: 'For journalists and analysts', icon: 'newsroom' },
  Contact: { about: `Sales answers within ${salesAnswerHours} hours`, icon: 'contact' },
  Security: { about: 'How your data is protected', icon: 'security' },
  Privacy: { about: 'Your data and your rights', icon: 'privacy' },
  Terms: { about: 'The terms of service', icon: 'terms' },
} as const satisfies Readonly<Record<string, NavigationDetails>>

export type NavigationLabel = keyof typeof navigationDetails
