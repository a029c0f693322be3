/** Texts of the illustrations of the Cortex page; hidden from screen readers. */
export const answerScene = {
  question: 'What happened to returns after the packaging change?',
  parts: [
    { id: 'figure', text: 'Returns fell from 6.1% to 3.8%.', note: 'Warehouse, read 2 min ago' },
    { id: 'chart', text: '', note: 'Drawn from 18,402 orders' },
    {
      id: 'limit',
      text: 'Two suppliers have not switched yet.',
      note: 'You see this as Operations',
    },
    { id: 'action', text: 'Draft a reminder to both', note: 'Sends only after your approval' },
  ],
} as const

export const auditScene = {
  columns: ['Time', 'Who', 'What', 'Decision'],
  rows: [
    ['09:41:07', 'dana.w', 'asked about supplier credits', 'answered, 3 sources'],
    ['09:41:52', 'cortex', 'drafted refund 88-2041', 'waiting'],
    ['09:43:30', 'finance.lead', 'approved refund 88-2041', 'sent'],
    ['09:58:14', 'guest.17', 'asked about salaries', 'refused: role'],
    ['10:02:45', 'cortex', 'read 41 CRM records', 'logged'],
  ],
} as const
