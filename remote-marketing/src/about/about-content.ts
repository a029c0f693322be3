import { brand } from '@fivefold/shared/brand'
import { allIntegrations } from '@fivefold/shared/facts/service-levels'
import { earlyAccess, fullAccess, pressKitReady } from '../facts/milestones'
import { ceo, cto } from '../facts/founders'
import { paths } from '@fivefold/shared/routing/paths'
import type { Coming } from '../coming/coming-button'

/** In the order of the mark's petals, clockwise from the top. */
const elements = [
  {
    product: 'cortex',
    element: 'Space',
    text: 'makes room for every question. Cortex Companion listens and answers from the other four.',
  },
  {
    product: 'integ',
    element: 'Air',
    text: 'reaches everywhere. Integ moves between your systems and belongs to none of them.',
  },
  {
    product: 'pipelines',
    element: 'Water',
    text: 'clears as it flows. Data Pipelines carries your records and leaves the errors behind.',
  },
  {
    product: 'workflows',
    element: 'Fire',
    text: 'transforms. Smart Workflows turns a request into a decision.',
  },
  {
    product: 'scd',
    element: 'Earth',
    text: 'is what you build on. SCD gives every team solid ground for its own apps.',
  },
] as const

export const aboutContent = {
  hero: {
    title: 'Built as five. Works as one.',
    lead: `Too much of the working week is spent copying data between systems. We started ${brand.name} so people can hand that part over and spend their time on the work that needs them.`,
  },
  purpose: {
    mission: {
      title: 'Mission',
      text: 'Automate the copying and chasing, and leave the decisions to people.',
    },
    vision: {
      title: 'Vision',
      text: 'Anyone in a company can ask all its systems at once, see where the answer comes from, and start the next step with one word.',
    },
  },
  philosophy: {
    title: 'Five elements, one whole',
    lead: 'An old Indian idea holds that everything is made of five elements, and that nothing works without all of them. Half of us live in India, and we designed the platform the same way.',
    elements,
  },
  leadership: {
    title: 'Leadership',
    people: [
      {
        ...ceo,
        product: 'cortex',
        text: 'Ran shared services at a logistics group for nine years, where forty people typed the same delivery note into three systems. Leads product and customer teams from Austin.',
        quote: 'If someone has to copy it twice, it’s our job.',
      },
      {
        ...cto,
        product: 'integ',
        text: 'Built event pipelines for payment networks before he built ours. Leads engineering and security from Bengaluru and still reads every incident review.',
        quote: 'An answer without a source is a rumor.',
      },
    ],
  },
  journey: {
    title: 'How we got here',
    lead: 'From two founders and one connector to five products.',
    years: [
      {
        year: '2024',
        headline: 'One connector',
        events: [
          `${brand.name} is founded in Austin and Bengaluru`,
          'Integ connects its first three systems, for a food wholesaler',
          'Data Pipelines starts as the fix for errors in that data',
        ],
      },
      {
        year: '2025',
        headline: 'Five products',
        events: [
          'Smart Workflows and SCD join the platform',
          'Cortex Companion answers its first question in production',
          `The integration catalog passes ${allIntegrations}`,
        ],
      },
      {
        year: '2026',
        headline: 'Opening up',
        events: [
          `${earlyAccess}: early access for the first teams`,
          `${fullAccess}: full access to all five products`,
          'The first partners are certified',
        ],
      },
    ],
  },
  values: {
    title: 'What we stand for',
    list: [
      {
        title: 'Show the source',
        text: 'Every figure in the product links to the record behind it. We hold our own writing to the same rule.',
      },
      {
        title: 'Ask before acting',
        text: 'Software drafts, people approve. Anything that can’t be undone waits for approval.',
      },
      {
        title: 'Do the boring parts well',
        text: 'Error messages, migrations, retries at 3 a.m. That’s where trust is built.',
      },
      {
        title: 'Leave the door open',
        text: 'Your data leaves as easily as it came in. No one should stay because leaving is hard.',
      },
    ],
  },
  offices: {
    title: 'Two offices, one working day',
    lead: 'When Austin signs off, Bengaluru is about to start, and engineers are on call in between. That’s how support answers around the clock.',
    places: [
      {
        id: 'austin',
        label: 'Headquarters',
        city: 'Austin, Texas',
        country: 'United States',
        address: ['410 Congress Avenue, Floor 9', 'Austin, TX 78701'],
        hours: '9 a.m. to 6 p.m. Central Time',
      },
      {
        id: 'bengaluru',
        label: 'Engineering and support',
        city: 'Bengaluru, Karnataka',
        country: 'India',
        address: ['27 Residency Road, Floor 4', 'Bengaluru 560025'],
        hours: '9 a.m. to 6 p.m. India Standard Time',
      },
    ],
  },
  closing: {
    title: 'Write about us, or work with us',
    text: 'The press kit will have logos, portraits and product images. Open roles will appear on the careers page.',
    careers: { label: 'See careers', to: paths.careers },
    pressKit: 'Press kit',
    coming: {
      opens: pressKitReady,
      text: (when) => `The press kit comes out ${when}. Until then,`,
      link: {
        label: 'ask the press team for what you need',
        to: `mailto:${brand.mail.press}?subject=Press%20kit`,
      },
    } satisfies Coming,
  },
} as const
