import type { Reply } from './discussion'

/** The replies to the first discussions, by the discussion's id, oldest first. */
export const firstReplies: Readonly<Record<string, readonly Reply[]>> = {
  'sync-window': [
    {
      author: 'Mateus Oliveira',
      text: 'We show “As of 4:00 a.m.” in small type next to every figure that comes from the ledger. People stopped asking within a week.',
      createdAt: '2026-11-17T14:20:00.000Z',
    },
    {
      author: 'Samuel Boateng',
      text: 'Put the time of the last successful run into a pipeline field and show that. The schedule tells you when the run should have happened, which isn’t the same thing.',
      createdAt: '2026-11-17T15:05:00.000Z',
      helped: true,
    },
    {
      author: 'Hana Suzuki',
      text: 'The run time as a field is exactly what I needed. Two readers have already noticed a night when the ledger was down, before I did.',
      createdAt: '2026-11-18T08:41:00.000Z',
    },
  ],
  'release-november': [
    {
      author: 'Mateus Oliveira',
      text: 'Does restoring a field trigger the workflows that watch that field?',
      createdAt: '2026-11-12T13:02:00.000Z',
    },
    {
      author: 'Jonas Weber',
      text: 'No. A restore is marked in the audit log, and workflows skip it by default. You can include restores in the trigger’s settings.',
      createdAt: '2026-11-12T13:30:00.000Z',
      helped: true,
    },
  ],
  'approval-limit': [
    {
      author: 'Leila Farouk',
      text: 'How did you pick $500? Our finance team wants to start at $50.',
      createdAt: '2026-11-04T16:11:00.000Z',
    },
    {
      author: 'Ines Baumann',
      text: 'We sorted a year of approvals by amount and looked for the first one that was ever rejected. It was $612. Start at $50 if that gets you a yes, and put a review date on it.',
      createdAt: '2026-11-04T17:40:00.000Z',
      helped: true,
    },
    {
      author: 'Samuel Boateng',
      text: 'We did the same, plus a weekly report to the approvers. The report is what convinced ours: they see everything and click nothing.',
      createdAt: '2026-11-05T09:15:00.000Z',
    },
  ],
  'drift-alert': [
    {
      author: 'Hana Suzuki',
      text: 'Yes, per source: under Schema changes, set new columns to “Continue and notify”. Removed or renamed columns still stop the run, and you want them to.',
      createdAt: '2026-10-27T13:27:00.000Z',
      helped: true,
    },
    {
      author: 'Mateus Oliveira',
      text: 'Found it, thank you. I was looking in the pipeline’s settings instead of the source’s.',
      createdAt: '2026-10-27T13:58:00.000Z',
    },
  ],
  'dark-canvas': [
    {
      author: 'Ines Baumann',
      text: 'Seconded. For now I switch to the light theme before a workshop and back afterward.',
      createdAt: '2026-10-15T15:10:00.000Z',
    },
    {
      author: 'Jonas Weber',
      text: 'Thanks, we’ve added it to the roadmap. Vote for it in the customer portal if it affects you too.',
      createdAt: '2026-10-16T10:22:00.000Z',
    },
  ],
  'first-week': [
    {
      author: 'Leila Farouk',
      text: 'Vacation requests. One form, one approval, one calendar entry. It replaced a shared inbox that two people read every morning.',
      createdAt: '2026-10-06T14:36:00.000Z',
    },
    {
      author: 'Ines Baumann',
      text: 'A daily message that lists orders without a delivery date. No workflow at all, just a question to Cortex on a schedule.',
      createdAt: '2026-10-06T16:02:00.000Z',
      helped: true,
    },
    {
      author: 'Hana Suzuki',
      text: 'New supplier setup. It took longer than a week, to be honest. Start smaller than I did.',
      createdAt: '2026-10-07T07:50:00.000Z',
    },
  ],
}
