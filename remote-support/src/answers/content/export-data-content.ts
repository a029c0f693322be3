import { exportDays } from '@fivefold/shared/facts/plan-terms'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/export-data',
  description:
    'Export records, reports, the audit log and your own account data, choose a format, and take everything along when a contract ends.',
  lead: 'You can take your records out at any time, in files that other software reads, without asking us.',
  ticket: { category: 'Account' },
  related: ['/support/kb/delete-data', '/support/kb/data-region', '/support/kb/api-keys'],
  sections: [
    {
      id: 'answers',
      title: 'One report or answer',
      asked: 'download a report as CSV',
      body: [
        'Choose Export above any table or answer, then Excel or CSV. The file has the rows that you may see, with the time at which they were read. Large exports run in the background; the list of exports shows when a file is ready.',
      ],
    },
    {
      id: 'workspace',
      title: 'A whole workspace',
      asked: 'download all data, export everything, full backup',
      body: [
        {
          steps: [
            'Open Settings, then Data, and choose Export workspace. You need the Administrator role.',
            'Choose what to include: records, workflows, pipelines, apps, people and the audit log.',
            'Download the archive. Records are CSV files, all else is JSON, and a file of contents explains each folder.',
          ],
        },
        'The export is in the audit log with the name of the person who made it.',
      ],
    },
    {
      id: 'api',
      title: 'Regularly, by program',
      body: [
        'GET /v1/integrations/{id}/records returns the records of a connection. Pass the “next” of a response as “since” to continue, so that each export has only what is new. You need a [key](/support/kb/api-keys) with the scope “integrations.read”.',
        'Data Pipelines can write to a warehouse of your own, too. Then there is nothing to export.',
      ],
    },
    {
      id: 'account',
      title: 'Your own account on this website',
      asked: 'copy of my personal data',
      body: [
        'Open your [profile](/profile) and choose Export Data. You get what this website knows of you, tickets included, as a JSON file. For what we store elsewhere about you, the [privacy page](/privacy#rights) says how to ask for a copy.',
      ],
    },
    {
      id: 'leaving',
      title: 'When a contract ends',
      asked: 'migrate away, export when we leave',
      body: [
        `You have ${exportDays} days to export your data after the last day of the contract. The workspace is read-only in that time. Then it is deleted; [How long data is kept](/support/kb/delete-data) has the dates.`,
      ],
    },
  ],
}
