import { paths } from '@fivefold/shared/routing/paths'
import { hrefWith } from '../../lead-context/lead-link'

/** The sources of an answer and the action it proposes. */
export interface Evidence {
  sources: readonly string[]
  steps: readonly string[]
  /** The action that an approval starts. */
  draft: string
  done: string
}

export interface Answer {
  reply: string
  evidence?: Evidence
  /** Follows the answer to a question that the demo does not know. */
  link?: { label: string; to: string }
}

/** The demo conversation: four known questions and a generic reply. */
export const chatContent = {
  title: 'Ask it something',
  lead: 'A demo on sample data. Pick a question or type your own.',
  hint: 'No questions yet. Pick one, or type your own and press Enter.',
  tooLong: 'Shorten this to 500 characters or fewer.',
  placeholder: 'Ask about tickets, reports, meetings, customers',
  assistant: 'Cortex Companion',
  person: 'You',
  typing: 'Cortex Companion is typing',
  samplesTitle: 'Sample questions',
  sources: 'Sources',
  steps: 'How I got this',
  approve: 'Approve',
  approved: 'Approved',
  samples: [
    {
      query: 'Show me all support tickets from last week',
      reply:
        'You had 47 support tickets last week: 12 high priority, 23 medium and 12 low. 41 are resolved, with a median first reply of 1 h 52 min. Six are still open, all about the same export.',
      evidence: {
        sources: ['Help desk · 47 tickets', 'Status page · 1 notice'],
        steps: [
          'Read 47 tickets opened since Monday',
          'Compared their subjects and error codes',
          'Found one export in all six open ones',
        ],
        draft: 'Group the 6 open tickets into one incident',
        done: 'Incident opened with 6 tickets',
      },
    },
    {
      query: 'Generate the Q4 sales report',
      reply:
        'Your Q4 sales report is ready. Revenue is $4.2M, up 15% from Q3, with 38 new accounts and a 94% renewal rate. EMEA grew fastest, at 22%.',
      evidence: {
        sources: ['CRM · 412 deals', 'ERP · Q4 invoices', 'Report template · v7'],
        steps: [
          'Read closed deals and matched them to invoices',
          'Left out 3 deals that finance hasn’t confirmed',
          'Filled in the report template',
        ],
        draft: 'Send the report to the leadership list',
        done: 'Report sent to 8 people',
      },
    },
    {
      query: 'Schedule a meeting with the marketing team',
      reply:
        'All six members of the marketing team are free on Thursday from 2:00 to 2:45 PM. I drafted an invitation with last week’s campaign results attached.',
      evidence: {
        sources: ['Calendar · 6 people', 'Campaigns · last week'],
        steps: [
          'Read free and busy times, not the events behind them',
          'Chose the first slot inside everyone’s hours',
          'Attached the campaign results',
        ],
        draft: 'Send the invitation for Thursday, 2:00 PM',
        done: 'Invitation sent to 6 people',
      },
    },
    {
      query: "What's our customer satisfaction trend?",
      reply:
        'Customer satisfaction rose from 4.3 to 4.6 out of 5 over the last six months. The biggest gain came in the month first replies dropped below two hours. Delivery remains the weakest topic, at 4.1.',
      evidence: {
        sources: ['Surveys · 2,318 answers', 'Help desk · first replies'],
        steps: [
          'Averaged the answers by month and topic',
          'Set them beside the first-reply times',
          'Checked that each topic has over 50 answers',
        ],
        draft: 'Add the chart to Monday’s review',
        done: 'Chart added to Monday’s review',
      },
    },
  ],
  genericReply:
    'This demo knows only four questions. Connected to your systems, I’d read the records you’re allowed to see, answer with sources and suggest a next step.',
  demo: {
    label: 'Request a demo with your own data',
    to: hrefWith(paths.demo, { demo: 'cortex', product: 'cortex' }),
  },
} as const satisfies { samples: readonly ({ query: string } & Answer)[] } & Record<string, unknown>
