import { brand } from '@fivefold/shared/brand'
import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'
import logoCalder from './images/logo-calder-health.svg'
import logoMeridian from './images/logo-meridian-mutual.svg'
import logoNorthwind from './images/logo-northwind-traders.svg'
import portraitOrtega from './images/portrait-ortega.svg'
import portraitRaman from './images/portrait-raman.svg'
import portraitWhitfield from './images/portrait-whitfield.svg'

export interface Testimonial {
  quote: string
  author: string
  role: string
  company: string
  photo: string
  logo: Logo
}

/** An image file and its size in pixels, which reserves its space while it loads. */
export interface Logo {
  src: string
  width: number
  height: number
}

const northwind: Logo = { src: logoNorthwind, width: 239, height: 40 }
const calder: Logo = { src: logoCalder, width: 187, height: 40 }
const meridian: Logo = { src: logoMeridian, width: 182, height: 40 }

export interface ProductLink {
  label: string
  /** Added to the label for screen readers, which lack the visual context. */
  about?: string
  to: string
}

interface SuiteProduct {
  product: ProductName
  description: string
  link: ProductLink
}

const products: readonly SuiteProduct[] = [
  {
    product: 'cortex',
    description: 'Ask a question in plain language. Get the answer, its sources and the next step.',
    link: { label: 'Learn More', about: 'about Cortex Companion', to: paths.cortex },
  },
  {
    product: 'integ',
    description: 'One connector for CRM, ERP, help desk and warehouse, in sync in under 5 seconds.',
    link: { label: 'See Integ', to: anchors.integ },
  },
  {
    product: 'pipelines',
    description:
      'Cleans, joins and checks records on their way, and says where each one came from.',
    link: { label: 'See Data Pipelines', to: anchors.pipelines },
  },
  {
    product: 'workflows',
    description: 'Moves work from team to team and stops where a person has to decide.',
    link: { label: 'See Smart Workflows', to: anchors.workflows },
  },
  {
    product: 'scd',
    description: 'Draw the screen your team is missing and publish it the same afternoon.',
    link: { label: 'See SCD', to: anchors.scd },
  },
]

export const homeContent = {
  hero: {
    title: 'Transform Your Enterprise with AI-Native Automation',
    lead: `${brand.name} joins the systems you already run, answers questions from them in plain language, and does the routine work in between.`,
    primary: { label: 'Get a demo', to: paths.demo },
    secondary: { label: 'See the platform', to: paths.platform },
    stats: [
      { figure: '98%', label: 'time saved' },
      { figure: '50+', label: 'integrations' },
      { figure: '24/7', label: 'AI support' },
      { figure: '99.9%', label: 'uptime' },
    ],
  },
  cortex: {
    title: 'Meet Cortex Companion',
    lead: `The part of ${brand.name} that people talk to. It reads what they may see, shows how it got to an answer, and asks before it changes anything.`,
    features: [
      {
        id: 'sources',
        title: 'Answers that show their sources',
        text: 'Every figure links to the record it came from, with the system and the minute it was read.',
      },
      {
        id: 'approval',
        title: 'Work that waits for your yes',
        text: 'It drafts the refund, the ticket, the report. Nothing leaves until the right person approves.',
      },
      {
        id: 'permissions',
        title: 'Only what you may see',
        text: 'The same question gives a manager and an analyst different rows: source permissions apply.',
      },
    ],
  },
  suite: {
    title: 'Complete Platform Suite',
    lead: 'Start with one product and add the others when you need them. They share one set of connections, one permission model and one audit log.',
    products,
  },
  testimonials: [
    {
      quote:
        'We stopped forwarding spreadsheets. A buyer asks, sees the answer with its sources, and calls the supplier back before lunch.',
      author: 'Dana Whitfield',
      role: 'Director of Purchasing',
      company: 'Northwind Traders',
      photo: portraitWhitfield,
      logo: northwind,
    },
    {
      quote:
        'Prior authorizations took our nurses eleven phone calls. Now the file is complete before they open it, and every step is in the log.',
      author: 'Priya Raman',
      role: 'VP Patient Operations',
      company: 'Calder Health',
      photo: portraitRaman,
      logo: calder,
    },
    {
      quote:
        'Our auditors asked who approved a claim and on which data. We answered in the meeting, from one screen, with the lineage attached.',
      author: 'Tomás Ortega',
      role: 'Chief Operating Officer',
      company: 'Meridian Mutual',
      photo: portraitOrtega,
      logo: meridian,
    },
  ],
  trustedBy: {
    title: 'Trusted By',
    logos: [
      { company: 'Northwind Traders', logo: northwind },
      { company: 'Calder Health', logo: calder },
      { company: 'Meridian Mutual', logo: meridian },
    ],
  },
  call: {
    title: 'Bring one process. Leave with a plan to automate it.',
    lead: 'In the first session we map a process you pick, on your own systems, and tell you what it would take.',
    primary: { label: 'Schedule a Demo', to: paths.demo },
    secondary: { label: 'View Case Studies', to: paths.caseStudies },
    promises: [
      { title: 'Free Consultation', text: 'A solutions engineer, an hour, no obligation.' },
      { title: '30-Day Trial', text: 'On your own data, with your own users.' },
      { title: '24/7 Support', text: 'From the first connection to every release.' },
    ],
  },
} as const
