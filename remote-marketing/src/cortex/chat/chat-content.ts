/** The demo conversation: four known questions and a generic reply. */
export const chatContent = {
  title: 'Ask it something',
  lead: 'A demo on sample data. Pick a question or type your own.',
  hint: 'No questions yet. Pick one, or type your own and press Enter.',
  placeholder: 'Ask about tickets, reports, meetings, customers',
  assistant: 'Cortex Companion',
  person: 'You',
  typing: 'Cortex Companion is typing',
  samplesTitle: 'Sample questions',
  samples: [
    {
      query: 'Show me all support tickets from last week',
      reply:
        'Last week brought 47 support tickets: 12 high priority, 23 medium and 12 low. 41 are resolved, the median answer took 1 h 52 min. Six are still open, all of them about the same export; shall I group them into one incident?',
    },
    {
      query: 'Generate the Q4 sales report',
      reply:
        'Your Q4 sales report is ready. Revenue is $4.2M, 15% above Q3; 38 new accounts, renewal rate 94%. EMEA grew fastest with 22%. I put the figures into the report template and can send it to the leadership list once you approve.',
    },
    {
      query: 'Schedule a meeting with the marketing team',
      reply:
        'All six members of the marketing team are free on Thursday from 14:00 to 14:45. I drafted an invitation with last week’s campaign figures attached. Approve it and I send it.',
    },
    {
      query: "What's our customer satisfaction trend?",
      reply:
        'Customer satisfaction rose from 4.3 to 4.6 out of 5 over the last six months. The largest step came in the month when first answers dropped below two hours. Delivery questions remain the weakest topic with 4.1.',
    },
  ],
  genericReply:
    'In this demo I only know four questions. Connected to your systems, I would read the records you may see, answer with sources, and offer the next step. Request a demo to try this question on your own data.',
} as const
