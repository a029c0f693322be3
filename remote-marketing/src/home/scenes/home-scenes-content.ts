import { brand } from '@fivefold/shared/brand'

/** Texts of the illustrations of the home page; hidden from screen readers. */
export const consoleScene = {
  address: `${brand.siteUrl.replace('https://www.', 'app.')}/ask`,
  question: 'Which renewals over $50k are at risk this quarter?',
  answer: 'Three of 41. Together they are worth $412k.',
  columns: ['Account', 'Renews', 'Signal'],
  rows: [
    ['Halden Foods', 'Nov 30', 'Usage down 38%'],
    ['Brightline Rail', 'Dec 12', '4 open escalations'],
    ['Osprey Optics', 'Dec 19', 'Champion left'],
  ],
  sources: ['CRM · 41 records', 'Help desk · 212 tickets', 'Product usage · 90 days'],
  traceTitle: 'How this was answered',
  /** `at` is its turn in the animation; the answer, its rows and its sources have 4, 5 and 6. */
  trace: [
    { product: 'cortex', at: 1, step: 'Understood the question', detail: '0.2 s' },
    { product: 'integ', at: 2, step: 'Read 3 systems', detail: '1.1 s' },
    { product: 'pipelines', at: 3, step: 'Joined 48,210 rows', detail: '0.7 s' },
    { product: 'workflows', at: 7, step: 'Drafted 3 follow-ups', detail: 'waits for you' },
    { product: 'scd', at: 8, step: 'Opened in Renewal desk', detail: 'your app' },
  ],
} as const

export const featureScenes = {
  sources: {
    question: 'What did we promise Halden Foods on delivery times?',
    answer: [
      'Next-day delivery for orders placed by 2 p.m., with a ',
      '5% credit',
      ' when we miss it.',
    ],
    excerpt: {
      title: 'Master agreement',
      before: '7.2 Orders received by 2 p.m. are delivered on the next business day. ',
      cited: 'Late deliveries are credited with 5% of the order value',
      after: ' on the following invoice, without a claim by the customer.',
    },
    cited: [
      { name: 'Master agreement, section 7.2', system: 'Documents', read: 'read 09:41' },
      { name: 'Renewal call, October 14', system: 'Call notes', read: 'read 09:41' },
      { name: 'Order 88-2041, two days late', system: 'ERP', read: 'read 09:42' },
    ],
  },
  approval: {
    title: 'Refund for order 88-2041',
    amount: '$1,240.00',
    reason: 'Delivered two days late. Matches the credit rule in section 7.2.',
    approve: 'Approve',
    decline: 'Decline',
    approver: 'Needs an approver in Finance',
  },
  permissions: {
    question: 'Open positions and salaries',
    views: [
      { who: 'HR lead', rows: ['Data engineer · $142k', 'Team lead · $168k', 'Analyst · $96k'] },
      { who: 'Analyst', rows: ['Data engineer', 'Team lead', 'Analyst'] },
    ],
  },
} as const
