import { anchors, paths, resourcesHref } from '@fivefold/shared/routing/paths'
import type {
  HeaderLink,
  NavigationGroup,
  NavigationMenu,
  NavigationSubmenu,
} from './navigation-entries'

const products: NavigationGroup = {
  heading: 'Products',
  entries: [
    { label: 'Cortex Companion', to: paths.cortex },
    { label: 'Integ', to: anchors.integ },
    { label: 'Data Pipelines', to: anchors.pipelines },
    { label: 'Smart Workflows', to: anchors.workflows },
    { label: 'SCD', to: anchors.scd },
  ],
}

const platform: NavigationGroup = {
  heading: 'Get started',
  entries: [
    { label: 'Platform overview', to: paths.platform },
    { label: 'See a demo', to: paths.demo },
    { label: 'Join the waitlist', to: paths.waitlist },
  ],
}

const solutions: NavigationGroup = {
  heading: 'Solutions',
  entries: [
    { label: 'Solutions overview', to: paths.solutions },
    { label: 'By industry', to: anchors.byIndustry },
    { label: 'By use case', to: anchors.byUseCase },
    { label: 'ROI calculator', to: anchors.roi },
    { label: 'Case studies', to: paths.caseStudies },
  ],
}

const resources: NavigationGroup = {
  heading: 'Resources',
  entries: [
    { label: 'Resource library', to: paths.resources },
    { label: 'Whitepapers', to: resourcesHref('Whitepapers') },
    { label: 'Learn', to: paths.learn },
    { label: 'Blog', to: paths.blog },
  ],
}

const support: NavigationGroup = {
  heading: 'Support',
  entries: [
    { label: 'Support home', to: paths.support },
    { label: 'Knowledge base', to: paths.knowledgeBase },
    { label: 'Submit a ticket', to: paths.newTicket },
    { label: 'Customer portal', to: paths.portal },
  ],
}

const developers: NavigationGroup = {
  heading: 'Developers',
  entries: [
    { label: 'Developer hub', to: paths.developers },
    { label: 'API reference', to: paths.developersApi },
    { label: 'Community', to: paths.community },
    { label: 'SDK waitlist', to: `${paths.waitlist}?view=developers` },
  ],
}

const partnerTypes: NavigationSubmenu = {
  label: 'Partner types',
  links: [
    { label: 'Technology partners', to: paths.partnershipsTechnology },
    { label: 'System integrators', to: paths.partnershipsIntegrators },
    { label: 'Consulting partners', to: paths.partnershipsConsulting },
    { label: 'Resellers', to: paths.partnershipsResellers },
  ],
}

const partnerships: NavigationGroup = {
  heading: 'Partnerships',
  entries: [
    { label: 'Partner program', to: paths.partnerships },
    partnerTypes,
    { label: 'Apply to partner', to: anchors.apply },
  ],
}

const company: NavigationGroup = {
  heading: 'Company',
  entries: [
    { label: 'About', to: paths.about },
    { label: 'Careers', to: paths.careers },
    { label: 'Newsroom', to: paths.newsroom },
    { label: 'Contact', to: paths.contact },
  ],
}

/** The footer shows these in its last line. */
export const legalGroup: NavigationGroup = {
  heading: 'Trust',
  entries: [
    { label: 'Security', to: paths.security },
    { label: 'Privacy', to: paths.privacy },
    { label: 'Terms', to: paths.terms },
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

/** Beside the header's menus, and in a column of the footer. */
export const plainLink = { label: 'Pricing', to: paths.pricing, column: 'Platform' }
/** The button of the header. */
export const callLink: HeaderLink = { label: 'Request Demo', to: paths.demo }
/** The page of signed-in visitors. A site without one has no Sign In. */
export const accountLink: HeaderLink | undefined = { label: 'Portal', to: paths.portal }
export const searchLink: HeaderLink = { label: 'Search', to: paths.search }
