import { paths } from '@fivefold/shared/routing/paths'
import type { ProductName } from '@fivefold/shared/theme/palette'

interface Element {
  product: ProductName
  element: string
  text: string
}

/** In the order of the mark's petals, clockwise from the top. */
const elements: readonly Element[] = [
  {
    product: 'cortex',
    element: 'Space',
    text: 'holds every question. Cortex Companion listens, and answers from all the others.',
  },
  {
    product: 'integ',
    element: 'Air',
    text: 'touches everything. Integ moves between your systems and belongs to none of them.',
  },
  {
    product: 'pipelines',
    element: 'Water',
    text: 'clears as it flows. Data Pipelines carries records and leaves the errors behind.',
  },
  {
    product: 'workflows',
    element: 'Fire',
    text: 'turns one thing into another. Smart Workflows makes a decision out of a request.',
  },
  {
    product: 'scd',
    element: 'Earth',
    text: 'is what you build on. SCD gives teams the ground for apps of their own.',
  },
]

export const aboutContent = {
  hero: {
    title: 'Built as five. Works as one.',
    lead: 'Most of a working week goes into carrying facts from one system to the next. We started Fivefold so that people can stop doing that, and get on with the part that needs them.',
  },
  purpose: {
    mission: {
      title: 'Mission',
      text: 'Take the carrying, copying and chasing out of office work, and leave the deciding to people.',
    },
    vision: {
      title: 'Vision',
      text: 'A company where anybody can ask a question of all its systems at once, see where the answer comes from, and set the next step in motion with one word.',
    },
  },
  philosophy: {
    title: 'Five elements, one whole',
    lead: 'An old idea from the subcontinent where half of us live: everything that works is made of five elements, and breaks when one is missing. We drew the platform that way.',
    elements,
  },
  leadership: {
    title: 'Who answers for it',
    people: [
      {
        name: 'Anika Rao',
        role: 'Co-founder and Chief Executive Officer',
        product: 'cortex',
        text: 'Spent nine years running shared services for a logistics group, where forty people typed the same delivery note into three systems. Leads product and customers from Austin.',
        quote: 'If a person copies it twice, it is our job.',
      },
      {
        name: 'Daniel Osei',
        role: 'Co-founder and Chief Technology Officer',
        product: 'integ',
        text: 'Built event pipelines for payment networks before he built ours. Leads engineering and security from Bengaluru, and still reads every incident review.',
        quote: 'An answer without its source is a rumor.',
      },
    ] satisfies readonly LeaderContent[],
  },
  journey: {
    title: 'How we got here',
    lead: 'Two founders and a connector in 2024, five products by 2026.',
    years: [
      {
        year: '2024',
        headline: 'One connector',
        events: [
          'Fivefold is founded in Austin and Bengaluru',
          'Integ links its first three systems for a food wholesaler',
          'Data Pipelines grows out of what those links got wrong',
        ],
      },
      {
        year: '2025',
        headline: 'Five products',
        events: [
          'Smart Workflows and SCD join the platform',
          'Cortex Companion answers its first question in production',
          'Integrations pass the hundred',
        ],
      },
      {
        year: '2026',
        headline: 'Open doors',
        events: [
          'Early access opens in the first quarter',
          'Full access follows in the second',
          'The partner programs start to certify',
        ],
      },
    ],
  },
  values: {
    title: 'What we hold ourselves to',
    list: [
      {
        title: 'Show the source',
        text: 'Every figure the product gives links to the record behind it. We write to each other the same way.',
      },
      {
        title: 'Ask before acting',
        text: 'Software drafts, a person approves. What cannot be undone always waits for a yes.',
      },
      {
        title: 'Finish the boring part',
        text: 'Error messages, migrations, retries at three in the morning. That is where trust is made.',
      },
      {
        title: 'Leave the door open',
        text: 'Your data goes out as easily as it came in. Nobody stays because leaving is hard.',
      },
    ],
  },
  offices: {
    title: 'Two offices, one working day',
    lead: 'Austin and Bengaluru work one after the other, with the hours between on call. That is how support answers around the clock.',
    places: [
      {
        id: 'austin',
        label: 'Headquarters',
        city: 'Austin, Texas',
        country: 'United States',
        address: ['410 Congress Avenue, Floor 9', 'Austin, TX 78701'],
        hours: '9:00 to 18:00, Central Time',
      },
      {
        id: 'bengaluru',
        label: 'Engineering and support',
        city: 'Bengaluru, Karnataka',
        country: 'India',
        address: ['27 Residency Road, Floor 4', 'Bengaluru 560025'],
        hours: '9:00 to 18:00, India Time',
      },
    ],
  },
  closing: {
    title: 'Know more, or join in',
    text: 'Logos, founder portraits and product pictures are in the press kit. Open positions appear on the careers page.',
    careers: { label: 'See careers', to: paths.careers },
    pressKit: 'Press kit',
  },
} as const

export interface LeaderContent {
  name: string
  role: string
  product: ProductName
  text: string
  quote: string
}
