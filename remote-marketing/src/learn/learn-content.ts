import { brand } from '@fivefold/shared/brand'
import {
  enterpriseArchitect,
  fundamentals,
  integrationSpecialist,
  allTracksModules,
} from '../facts/learning'
import { learningOpens } from '../facts/milestones'
import { paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { countWords } from '@fivefold/shared/words/count-words'
import type { Coming } from '../coming/coming-button'
import { hrefWith } from '../lead-context/lead-link'
import { openModule } from './module-address'

type Level = 'Beginner' | 'Intermediate' | 'Advanced'

export interface Track {
  name: string
  level: Level
  hours: number
  modules: number
  text: string
  topics: readonly string[]
  hue: ProductName
  /** The module that can be read before the track opens. */
  open?: typeof openModule
}

export interface Tutorial {
  title: string
  text: string
  level: Level
  minutes: number
  views: number
  product: Exclude<ProductName, 'scd'>
}

export const learnContent = {
  hero: {
    eyebrow: 'Learn',
    title: `${allTracksModules} modules, from first login to architect`,
    lead: 'Every module ends with something that runs. Start where you are, go as far as your job requires, and earn a certificate for each track.',
    start: { label: 'Start Learning', to: paths.resources },
    certifications: { label: 'View Certifications', to: '#certifications' },
  },
  tracks: {
    title: 'Three tracks',
    note: (when: string) =>
      `Tracks open ${when}, and your progress will show here. One module is open to read now.`,
    start: 'Start Track',
    read: 'Read a module now:',
    coming: {
      opens: learningOpens,
      text: (when) => `Tracks open ${when}.`,
      link: {
        label: 'Join the waitlist to hear first',
        to: hrefWith(paths.waitlist, { topic: 'tracks' }),
      },
    } satisfies Coming,
    /** Percent; always 0 until the tracks open. */
    progress: 0,
    topics: 'Topics',
    progressLabel: 'Progress',
    items: [
      {
        ...fundamentals,
        level: 'Beginner',
        text: 'What each of the five products does, and a first workflow that saves your team an hour a week.',
        topics: ['Platform tour', 'First workflow', 'Asking Cortex', 'Permissions'],
        hue: 'integ',
        open: openModule,
      },
      {
        ...integrationSpecialist,
        level: 'Intermediate',
        text: 'Connect systems that were never designed to talk to each other, and keep them connected as they change.',
        topics: ['Connectors', 'Pipelines', 'Retries', 'Webhooks', 'Monitoring'],
        hue: 'workflows',
      },
      {
        ...enterpriseArchitect,
        level: 'Advanced',
        text: 'Design for a whole company: regions, roles, model governance and a rollout that other teams can repeat.',
        topics: ['Architecture', 'Governance', 'Security', 'ML Workbench', 'Rollout'],
        hue: 'cortex',
      },
    ] satisfies Track[],
  },
  missing: {
    title: 'This module is not open',
    text: 'Its address may be incomplete, or its track hasn’t opened yet. The module that you can read now is below.',
  },
  certifications: {
    title: 'Certifications',
    text: 'Each track ends with a hands-on task instead of a quiz. You build something in an empty workspace, and two reviewers assess it. Pass, and you get a certificate with your name on it and a link that anyone can verify.',
    facts: [
      { name: '90 minutes', text: 'to finish the task, on a day you choose' },
      { name: '2 reviewers', text: 'who send you written feedback' },
      { name: '24 months', text: 'before you renew with one module' },
    ],
    certificate: { issuer: brand.name, kind: 'Certified', holder: 'Your name' },
  },
  library: {
    title: 'Learn by watching',
    note: (when: string) =>
      `Pilot customers are previewing these tutorials. They open to everyone ${when}.`,
    tabsLabel: 'Tutorials and webinars',
    tutorialsTab: 'Tutorials',
    webinarsTab: 'Webinars',
    watch: 'Watch Tutorial',
    coming: {
      opens: learningOpens,
      text: (when) => `Open to everyone ${when}. Until then,`,
      link: { label: 'watch our product videos', to: `${paths.resources}#videos` },
    } satisfies Coming,
    tutorials: [
      {
        title: 'Your first workflow',
        text: 'Build a request, an approval and a notification, and run it before your coffee gets cold.',
        level: 'Beginner',
        minutes: 15,
        views: 212,
        product: 'workflows',
      },
      {
        title: 'Connect a CRM with Integ',
        text: 'Sign in, choose objects, run the first sync and read the run page.',
        level: 'Beginner',
        minutes: 30,
        views: 164,
        product: 'integ',
      },
      {
        title: 'Turn a messy spreadsheet into a table',
        text: 'Review suggested fixes, set rules for the source, and build a pipeline that stops when the file changes shape.',
        level: 'Intermediate',
        minutes: 45,
        views: 97,
        product: 'pipelines',
      },
      {
        title: 'Put a model under governance',
        text: 'Document a model, get two approvals, and test the off switch before anyone depends on it.',
        level: 'Advanced',
        minutes: 60,
        views: 58,
        product: 'cortex',
      },
    ] satisfies Tutorial[],
    webinars: {
      title: 'The next workshops are being planned',
      text: 'Tell us in the community what you’d like to see built, or start with the videos in our resources.',
      community: { label: 'Suggest a topic', to: paths.community },
      resources: { label: 'Browse resources', to: paths.resources },
    },
  },
  ambassadors: {
    title: 'Ambassador program',
    text: 'For people who are good at explaining things. Ambassadors host one meetup a quarter, see releases six weeks early and have a direct line to the product teams.',
    apply: 'Apply',
    coming: {
      opens: learningOpens,
      text: (when) => `Applications open ${when}.`,
      link: {
        label: 'Tell us you’re interested',
        to: hrefWith(paths.contact, { inquiry: 'general', topic: 'ambassador' }),
      },
    } satisfies Coming,
    rosterTitle: 'Ambassadors',
    empty: 'No ambassadors yet. The program starts with five places.',
    places: 5,
  },
} as const

export const moduleCount = (modules: number) => `${modules} modules`
export const hourCount = (hours: number) => `${hours} hours`
export const minuteCount = (minutes: number) => `${minutes} min`
export const viewCount = (views: number) => `${countWords(views)} views`
