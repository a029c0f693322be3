import { paths } from '@fivefold/shared/routing/paths'
import { access, type RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { contactContent } from './contact/contact-content'
import { blogData, faqPage, platformOffer } from './page-data'
import { pricingContent } from './pricing/pricing-content'
import { productSearch } from './search/product-search'
import { publicPage } from './public-page'

export const routeList = [
  publicPage({
    path: paths.home,
    title: 'AI-native automation for the enterprise',
    description:
      'Five products on one platform: ask questions in plain language, connect 50+ systems, run data pipelines and automate the work between them.',
    category: 'Company',
  }),
  {
    path: paths.cortex,
    title: 'Cortex Companion, the AI assistant for business data',
    description:
      'Ask Cortex Companion a question in plain language and get an answer from your own systems, with sources, permissions and an audit log.',
    access: access.everyone,
    prerender: true,
    indexed: true,
    search: [productSearch.cortex],
  },
  {
    path: paths.platform,
    title: 'Platform: five products, one architecture',
    description:
      'How Cortex Companion, Integ, Data Pipelines, Smart Workflows and SCD work together: data flow, feature matrix and technical specifications.',
    access: access.everyone,
    prerender: true,
    indexed: true,
    search: [
      productSearch.integ,
      productSearch.pipelines,
      productSearch.workflows,
      productSearch.scd,
      {
        title: 'Platform overview',
        description:
          'Five products, one architecture: data flow, feature comparison, specifications and partners.',
        type: 'page',
        category: 'Platform',
        url: paths.platform,
      },
    ],
  },
  publicPage({
    path: paths.solutions,
    title: 'Solutions by industry and use case',
    description:
      'What automation does in healthcare, finance, retail, manufacturing, technology and education, and how a rollout gets to launch in 8 weeks.',
    category: 'Solutions',
  }),
  {
    ...publicPage({
      path: paths.pricing,
      title: 'Pricing and cost calculator',
      description:
        'Compare the Starter, Professional and Enterprise plans and estimate a monthly price from your users, integrations and storage.',
      category: 'Pricing',
    }),
    structuredData: [platformOffer, faqPage(pricingContent.faq.items)],
  },
  publicPage({
    path: paths.resources,
    title: 'Resources: videos, guides and whitepapers',
    description:
      'Product videos, curated playlists, guides and whitepapers for the teams that plan, build and run automation, plus a newsletter.',
    category: 'Resources',
  }),
  publicPage({
    path: paths.caseStudies,
    title: 'Case studies',
    description:
      'Three companies, their starting point, what they automated, and the time and cost they saved. Filter by industry and by use case.',
    category: 'Resources',
  }),
  publicPage({
    path: paths.about,
    title: 'About the company',
    description:
      'Why we build five products as one, who leads the company, what we value, where our offices are, and what we plan through 2026.',
    category: 'Company',
  }),
  publicPage({
    path: paths.careers,
    title: 'Careers',
    description:
      'Open positions will be listed here. Until then, read about the company, its values and the people you would be working with.',
    category: 'Company',
  }),
  {
    ...publicPage({
      path: paths.contact,
      title: 'Contact sales, support and partnerships',
      description:
        'Send us a message: sales answers within 4 hours, support within 2 hours, partnerships within 24 hours, emergencies at any time.',
      category: 'Company',
    }),
    structuredData: [faqPage(contactContent.faq.items)],
  },
  publicPage({
    path: paths.demo,
    title: 'Request a demo',
    description:
      'Choose a 30-minute Cortex demo, a 45-minute platform demo or a custom session. A calendar invite follows within 24 hours.',
    category: 'Company',
  }),
  publicPage({
    path: paths.waitlist,
    title: 'Join the waitlist',
    description:
      'Free, Beta or Enterprise Preview: pick a tier, join the line for early access, and move up when colleagues join with your link.',
    category: 'Company',
  }),
  {
    path: paths.search,
    title: 'Search',
    description:
      'Search products, resources, case studies and every page of the site at once. Results are sorted into tabs, each with its count.',
    access: access.everyone,
    prerender: true,
    indexed: false,
  },
  publicPage({
    path: paths.partnerships,
    title: 'Partnerships',
    description:
      'Four ways to work with us: technology, integration, consulting and resale. Apply on this page; we review within 48 hours.',
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.partnershipsTechnology,
    title: 'Technology partners',
    description:
      'Build a connector to your product, have it reviewed and listed, and reach every customer who already runs on the platform.',
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.partnershipsIntegrators,
    title: 'System integrators',
    description:
      'Deliver deployments with certified people: Associate, Professional and Expert levels, the training behind them, and what each brings.',
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.partnershipsConsulting,
    title: 'Consulting partners',
    description:
      'Advise clients on automation with our methods, benchmarks and people, from the first process map to the measured result.',
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.partnershipsResellers,
    title: 'Resellers',
    description:
      'Authorized, Gold and Platinum: yearly targets, margins from 20 to 35 percent, deal registration and the support behind each tier.',
    category: 'Partnerships',
  }),
  publicPage({
    path: paths.community,
    title: 'Community',
    description:
      'Ask, answer and share: discussions by category, the top contributors, and a place to start a discussion of your own.',
    category: 'Developers',
  }),
  publicPage({
    path: paths.developers,
    title: 'Developers',
    description:
      'Quick start, SDKs, the API reference for core and management endpoints, a sample request and the command line tool.',
    category: 'Developers',
  }),
  publicPage({
    path: paths.developersApi,
    title: 'API reference',
    description:
      'Core and management endpoints of the platform with their paths, a sample request with a bearer key, and response times under 100 ms.',
    category: 'Developers',
  }),
  publicPage({
    path: paths.learn,
    title: 'Learn: tracks, tutorials and webinars',
    description:
      'Three learning tracks from 6 to 20 hours, four video tutorials, webinars in preparation, and the certifications they lead to.',
    category: 'Resources',
  }),
  {
    ...publicPage({
      path: paths.blog,
      title: 'Blog',
      description:
        'Articles from the people who build and use the platform, on automation, data and AI. Search by word or choose a category.',
      category: 'Resources',
    }),
    structuredData: [blogData],
  },
  {
    path: paths.blogPost,
    title: 'Blog',
    description:
      'Articles from the people who build and use the platform, on automation, data and AI. Search by word or choose a category.',
    access: access.everyone,
    prerender: false,
    indexed: false,
  },
  publicPage({
    path: paths.newsroom,
    title: 'Newsroom',
    description:
      'Story topics, official channels and a contact for journalists and analysts who write about automation and want a briefing.',
    category: 'Company',
  }),
  publicPage({
    path: paths.privacy,
    title: 'Privacy',
    description:
      'How we handle personal data, the rights you have over it, the regions we cover, and whom to ask. Requests answered in under 72 hours.',
    category: 'Company',
  }),
  publicPage({
    path: paths.security,
    title: 'Security',
    description:
      'Four pillars of protection, certifications, and how we detect, respond to and report incidents, with escalation within 15 minutes.',
    category: 'Company',
  }),
  publicPage({
    path: paths.terms,
    title: 'Terms of service',
    description:
      'The terms for using the site and the platform: accounts, acceptable use, plans and payment, data, availability and liability.',
    category: 'Company',
  }),
] as const satisfies readonly RouteEntry[]
