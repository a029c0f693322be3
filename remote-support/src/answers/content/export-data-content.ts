import { exportDays } from '@fivefold/shared/facts/plan-terms'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/export-data',
  description:
    'Read records by program, export your own account data, ask for a whole workspace, and take everything along when a contract ends.',
  lead: 'What you bring to the platform stays yours, and you can take it out again in a format that other software reads.',
  ticket: { category: 'Account' },
  related: ['/support/kb/delete-data', '/support/kb/data-region', '/support/kb/api-keys'],
  sections: [
    {
      id: 'workspace',
      title: 'A report, or a whole workspace',
      asked: 'download all data, download a report as CSV, export everything, full backup',
      body: [
        'Ask for it in a ticket, and name four things:',
        {
          list: [
            'the workspace,',
            'what you need: a report, the records of one system, the audit log, or everything,',
            'the format that your other software reads,',
            'the day by which you need it.',
          ],
        },
        'The audit log can be exported. Ask in good time if your auditors need entries that are older than your [plan keeps them](/support/kb/delete-data#kept).',
      ],
    },
    {
      id: 'api',
      title: 'Regularly, by program',
      body: [
        'GET /v1/integrations/{id}/records returns the records of a connection. Pass the “next” of a response as “since” to continue, so that each export has only what is new. You need a [key](/support/kb/api-keys) with the scope “integrations.read”.',
        'A warehouse of your own is another way: the [list of integrations](/platform#integ) says which ones the platform writes tables to, such as Snowflake.',
      ],
    },
    {
      id: 'account',
      title: 'Your own account on this website',
      asked: 'copy of my personal data',
      body: [
        'Open your [profile](/profile). Export Data gives you your account as a JSON file: contact details and preferences. Export Everything adds tickets with conversations and files, votes, ideas and comments. For what we store elsewhere about you, the [privacy page](/privacy#rights) says how to ask for a copy.',
      ],
    },
    {
      id: 'leaving',
      title: 'When a contract ends',
      asked: 'migrate away, export when we leave',
      body: [
        `You have ${exportDays} days to export your data after the contract ends. Then we delete it; [How long data is kept](/support/kb/delete-data) has the dates.`,
      ],
    },
  ],
}
