import { defineRoutes } from '@fivefold/shared/routing/define-routes'
import { paths } from '@fivefold/shared/routing/paths'
import { rememberLeadSource } from './lead-source/lead-source'
import type { routeList } from './route-list'

// Here, because the source is in the URL of a visit's first page, and the forms are on later pages.
rememberLeadSource()

const developers = () => import('./developers/developers-page').then((m) => m.DevelopersPage)
const blog = (feed?: string) => import('./blog/blog-route').then((m) => m.blogPage(feed))

export const routes = defineRoutes<typeof routeList>({
  [paths.home]: () => import('./home/home-page').then((m) => m.HomePage),
  [paths.cortex]: () => import('./cortex/cortex-page').then((m) => m.CortexPage),
  [paths.platform]: () => import('./platform/platform-page').then((m) => m.PlatformPage),
  [paths.solutions]: () => import('./solutions/solutions-page').then((m) => m.SolutionsPage),
  [paths.pricing]: () => import('./pricing/pricing-page').then((m) => m.PricingPage),
  [paths.search]: () => import('./search/search-page').then((m) => m.SearchPage),
  [paths.resources]: () => import('./resources/resources-page').then((m) => m.ResourcesPage),
  [paths.caseStudies]: () =>
    import('./case-studies/case-studies-page').then((m) => m.CaseStudiesPage),
  [paths.about]: () => import('./about/about-page').then((m) => m.AboutPage),
  [paths.careers]: () => import('./careers/careers-page').then((m) => m.CareersPage),
  [paths.contact]: () => import('./contact/contact-page').then((m) => m.ContactPage),
  [paths.demo]: () => import('./demo/demo-page').then((m) => m.DemoPage),
  [paths.waitlist]: () => import('./waitlist/waitlist-page').then((m) => m.WaitlistPage),
  [paths.newsroom]: () => import('./newsroom/newsroom-page').then((m) => m.NewsroomPage),
  [paths.partnerships]: () =>
    import('./partnerships/overview/partnerships-page').then((m) => m.PartnershipsPage),
  [paths.partnershipsTechnology]: () =>
    import('./partnerships/technology/technology-page').then((m) => m.TechnologyPartnersPage),
  [paths.partnershipsIntegrators]: () =>
    import('./partnerships/integrators/integrators-page').then((m) => m.IntegratorsPage),
  [paths.partnershipsConsulting]: () =>
    import('./partnerships/consulting/consulting-page').then((m) => m.ConsultingPage),
  [paths.partnershipsResellers]: () =>
    import('./partnerships/resellers/resellers-page').then((m) => m.ResellersPage),
  [paths.community]: () => import('./community/community-page').then((m) => m.CommunityPage),
  [paths.developers]: developers,
  [paths.developersApi]: developers,
  [paths.learn]: () => import('./learn/learn-page').then((m) => m.LearnPage),
  [paths.blog]: blog,
  [paths.blogPost]: blog,
  [paths.privacy]: () => import('./legal/privacy/privacy-page').then((m) => m.PrivacyPage),
  [paths.security]: () => import('./legal/security/security-page').then((m) => m.SecurityPage),
  [paths.terms]: () => import('./legal/terms/terms-page').then((m) => m.TermsPage),
})
