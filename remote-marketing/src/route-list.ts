import {
  applicationReviewHours,
  incidentEscalationMinutes,
  inviteHours,
  partnershipAnswerHours,
  privacyRequestHours,
  salesAnswerHours,
  supportAnswerHours,
} from '@fivefold/shared/facts/answer-times'
import { cortexDemoMinutes, platformDemoMinutes } from '@fivefold/shared/facts/demos'
import { apiResponseMs, ownIntegrations, rolloutWeeks } from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import { access, type RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { storyTexts } from './case-studies/story/story-texts'
import { contactContent } from './contact/contact-content'
import { moduleTexts } from './learn/module/module-texts'
import { integrationTexts } from './platform/integrations/integration-texts'
import { blogData, faqPage, platformOffer } from './page-data'
import { pricingContent } from './pricing/pricing-content'
import { productSearch } from './search/product-search'
import { foundBy, publicPage } from './public-page'
import { industryTexts } from './solutions/industries/industry-texts'

const { cortex, ...platformProducts } = productSearch

export const routeList = [
  publicPage({
    path: paths.home,
    title: 'AI-native automation for the enterprise',
    description: `One platform for enterprise automation: ask questions in plain language, connect ${ownIntegrations}+ systems, run data pipelines and automate the work in between.`,
    category: 'Company',
  }),
  {
    path: paths.cortex,
    start: 'intent',
    title: 'Cortex Companion, the AI assistant for business data',
    description:
      'Ask Cortex Companion a question in plain language and get an answer from your own systems, with sources, permissions and an audit log.',
    access: access.everyone,
    prerender: true,
    indexed: true,
    search: [cortex],
    ...foundBy(paths.cortex),
  },
  {
    path: paths.platform,
    start: 'intent',
    title: 'Platform: five products, one architecture',
    description:
      'How Cortex Companion, Integ, Data Pipelines, Smart Workflows and SCD work together: data flow, feature matrix and technical specifications.',
    access: access.everyone,
    prerender: true,
    indexed: true,
    search: [
      ...Object.values(platformProducts),
      {
        title: 'Platform overview',
        description:
          'Five products, one architecture: data flow, feature comparison, specifications and partners.',
        type: 'page',
        category: 'Platform',
        url: paths.platform,
      },
    ],
    ...foundBy(paths.platform, integrationTexts),
  },
  publicPage({
    path: paths.solutions,
    title: 'Solutions by industry and use case',
    description: `See what teams automate in healthcare, finance, retail, manufacturing, technology and education, and how a rollout reaches launch in ${rolloutWeeks} weeks.`,
    category: 'Solutions',
    searchTexts: industryTexts,
  }),
  {
    ...publicPage({
      path: paths.pricing,
      title: 'Pricing and cost calculator',
      description:
        'Compare the Starter, Professional and Enterprise plans, and estimate your monthly price from users, integrations and storage.',
      category: 'Pricing',
    }),
    structuredData: [platformOffer, faqPage(pricingContent.faq.items)],
  },
  publicPage({
    path: paths.resources,
    title: 'Resources: videos, guides and whitepapers',
    description:
      'Product videos, playlists, guides and whitepapers for teams that plan, build and run automation, plus one newsletter a month.',
    category: 'Resources',
  }),
  publicPage({
    path: paths.caseStudies,
    title: 'Case studies',
    description:
      'How three companies automated their slowest processes, and the time and money it saved them. Filter by industry and use case.',
    category: 'Resources',
    searchTexts: storyTexts,
  }),
  publicPage({
    path: paths.about,
    title: 'About the company',
    description:
      'Why we build five products as one platform, who leads the company, what we stand for, and how we got here from 2024 to 2026.',
    category: 'Company',
  }),
  publicPage({
    path: paths.careers,
    title: 'Careers',
    description:
      'Open roles will be listed here. Until then, get to know the company, its values and the people you would be working with.',
    category: 'Company',
  }),
  {
    ...publicPage({
      path: paths.contact,
      title: 'Contact sales, support and partnerships',
      description: `Send us a message. Sales answers within ${salesAnswerHours} hours, support within ${supportAnswerHours} hours and partnerships within ${partnershipAnswerHours} hours. Emergencies are covered 24/7.`,
      category: 'Company',
    }),
    structuredData: [faqPage(contactContent.faq.items)],
  },
  publicPage({
    path: paths.demo,
    title: 'Request a demo',
    description: `Choose a ${cortexDemoMinutes}-minute Cortex demo, a ${platformDemoMinutes}-minute platform demo or a custom session. You get a calendar invite within ${inviteHours} hours.`,
    category: 'Company',
  }),
  publicPage({
    path: paths.waitlist,
    title: 'Join the waitlist',
    description:
      'Pick a tier, join the line for access, and move up when colleagues join with your link. Free, Beta and Enterprise Preview.',
    category: 'Company',
  }),
  {
    path: paths.search,
    title: 'Search',
    description:
      'Search products, resources, case studies and every page of the site at once. Results are grouped into tabs, each with a count.',
    access: access.everyone,
    prerender: true,
    indexed: false,
  },
  publicPage({
    path: paths.partnerships,
    title: 'Partnerships',
    description: `Build, deliver, advise or sell with us. Choose from four partner programs and apply here. We review applications within ${applicationReviewHours} hours.`,
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.partnershipsTechnology,
    title: 'Technology partners',
    description:
      'Build a connector for your product, pass the review, get listed, and reach every customer who already runs on the platform.',
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.partnershipsIntegrators,
    title: 'System integrators',
    description:
      'Get certified for the deployments you deliver. Requirements and benefits of the Associate, Professional and Expert levels.',
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.partnershipsConsulting,
    title: 'Consulting partners',
    description:
      'Advise clients on automation with our methods, benchmarks and people, from the first process map to measurable results.',
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.partnershipsResellers,
    title: 'Resellers',
    description:
      'Authorized, Gold and Platinum tiers with yearly targets, margins from 20 to 35 percent, deal registration and support.',
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.community,
    title: 'Community',
    description:
      'Ask questions, share answers and meet other users. Browse discussions by category, see top contributors or start your own.',
    category: 'Developers',
  }),
  publicPage({
    path: paths.developers,
    title: 'Developers',
    description:
      'Everything for building on the platform: quick start, SDKs, API reference, a sample request and the command-line tool.',
    category: 'Developers',
  }),
  publicPage({
    path: paths.developersApi,
    title: 'API reference',
    description: `Core and management API endpoints with their paths, a sample request with a bearer key, and response times under ${apiResponseMs} ms.`,
    category: 'Developers',
  }),
  publicPage({
    path: paths.learn,
    title: 'Learn: tracks, tutorials and webinars',
    description:
      'Three learning tracks from 6 to 20 hours, four video tutorials, upcoming webinars and hands-on certifications for every level.',
    category: 'Resources',
    searchTexts: moduleTexts,
  }),
  {
    ...publicPage({
      path: paths.blog,
      title: 'Blog',
      description:
        'Articles on automation, data and AI from the people who build and use the platform. Search by keyword or browse by category.',
      category: 'Resources',
    }),
    showsFeed: true,
    structuredData: [blogData],
  },
  {
    path: paths.blogPost,
    title: 'Blog',
    description:
      'Articles on automation, data and AI from the people who build and use the platform. Search by keyword or browse by category.',
    access: access.everyone,
    prerender: false,
    indexed: false,
  },
  publicPage({
    path: paths.newsroom,
    title: 'Newsroom',
    description:
      'Story ideas, official channels and a press contact for journalists and analysts who cover automation and want a briefing.',
    category: 'Company',
  }),
  publicPage({
    path: paths.privacy,
    title: 'Privacy',
    description: `How we handle personal data, your rights, the regions we cover and who to contact. Requests are answered in under ${privacyRequestHours} hours.`,
    category: 'Company',
  }),
  publicPage({
    path: paths.security,
    title: 'Security',
    description: `How we protect your data: four layers of security, certifications, and an incident process with escalation within ${incidentEscalationMinutes} minutes.`,
    category: 'Company',
  }),
  publicPage({
    path: paths.terms,
    title: 'Terms of service',
    description:
      'Terms for using the website and the platform: accounts, acceptable use, plans and payment, data, availability and liability.',
    category: 'Company',
  }),
] as const satisfies readonly RouteEntry[]
