import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { countWords } from '@fivefold/shared/words/count-words'

type Level = 'Beginner' | 'Intermediate' | 'Advanced'

export interface Track {
  name: string
  level: Level
  hours: number
  modules: number
  text: string
  topics: readonly string[]
  hue: ProductName
}

export interface Tutorial {
  title: string
  text: string
  level: Level
  minutes: number
  views: number
  product: ProductName
}

export const learnContent = {
  hero: {
    eyebrow: 'Learn',
    title: 'Thirty-six modules from first login to architect',
    lead: 'Each one ends with something that runs. Start where you are, stop where your job does, and prove it with a certificate.',
    start: { label: 'Start Learning', to: paths.resources },
    certifications: { label: 'View Certifications', to: '#certifications' },
  },
  tracks: {
    title: 'Three tracks',
    note: 'Tracks open with early access. Your progress will be kept here.',
    start: 'Start Track',
    /** Percent; always 0 until the tracks open. */
    progress: 0,
    topics: 'Topics',
    progressLabel: 'Progress',
    items: [
      {
        name: 'Fundamentals',
        level: 'Beginner',
        hours: 6,
        modules: 8,
        text: 'What the five products do, and a first workflow that saves your own team an hour a week.',
        topics: ['Platform tour', 'First workflow', 'Asking Cortex', 'Permissions'],
        hue: 'integ',
      },
      {
        name: 'Integration Specialist',
        level: 'Intermediate',
        hours: 12,
        modules: 12,
        text: 'Connect systems that were never meant to meet, and keep them connected when they change.',
        topics: ['Connectors', 'Pipelines', 'Retries', 'Webhooks', 'Monitoring'],
        hue: 'workflows',
      },
      {
        name: 'Enterprise Architect',
        level: 'Advanced',
        hours: 20,
        modules: 16,
        text: 'Design for a company: regions, roles, models under governance, and a rollout that others can repeat.',
        topics: ['Architecture', 'Governance', 'Security', 'ML Workbench', 'Rollout'],
        hue: 'cortex',
      },
    ] satisfies Track[],
  },
  certifications: {
    title: 'Certifications',
    text: 'A track ends with a task, not with a quiz: you build something in an empty workspace, and two people look at it. Pass, and the certificate carries your name and an address where anybody can check it.',
    facts: [
      { name: '90 minutes', text: 'for the task, on a day you choose' },
      { name: '2 reviewers', text: 'who tell you what they saw' },
      { name: '24 months', text: 'until it is renewed with one module' },
    ],
    certificate: { issuer: brand.name, kind: 'Certified', holder: 'Your name' },
  },
  library: {
    title: 'Watch how it is done',
    tabsLabel: 'Tutorials and webinars',
    tutorialsTab: 'Tutorials',
    webinarsTab: 'Webinars',
    watch: 'Watch Tutorial',
    tutorials: [
      {
        title: 'Your first workflow',
        text: 'A request, an approval and a message, built and running before the coffee is cold.',
        level: 'Beginner',
        minutes: 15,
        views: 4820,
        product: 'workflows',
      },
      {
        title: 'Connect a CRM with Integ',
        text: 'Sign-in, objects, a first sync, and what to look at on the run page.',
        level: 'Beginner',
        minutes: 30,
        views: 3175,
        product: 'integ',
      },
      {
        title: 'From a messy spreadsheet to a table',
        text: 'Proposals, rules for a source, and a pipeline that stops when the file changes.',
        level: 'Intermediate',
        minutes: 45,
        views: 1960,
        product: 'pipelines',
      },
      {
        title: 'Models under governance',
        text: 'Nine questions on one page, two reviewers, and a switch that has been tried.',
        level: 'Advanced',
        minutes: 60,
        views: 1140,
        product: 'cortex',
      },
    ] satisfies Tutorial[],
    webinars: {
      title: 'The next workshops are being planned',
      text: 'Tell us in the community what you would like to see built, or start with the recordings in the resources.',
      community: { label: 'Suggest a topic', to: paths.community },
      resources: { label: 'Browse resources', to: paths.resources },
    },
  },
  ambassadors: {
    title: 'Ambassador program',
    text: 'For people who explain things well. Ambassadors teach one evening a quarter, see releases six weeks early, and have a line to the product teams.',
    apply: 'Apply',
    rosterTitle: 'Ambassadors',
    empty: 'No ambassadors yet. The first five places are open.',
    places: 5,
  },
} as const

export const moduleCount = (modules: number) => `${modules} modules`
export const hourCount = (hours: number) => `${hours} hours`
export const minuteCount = (minutes: number) => `${minutes} min`
export const viewCount = (views: number) => `${countWords(views)} views`
