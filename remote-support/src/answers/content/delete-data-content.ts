import { brand } from '@fivefold/shared/brand'
import { privacyRequestHours } from '@fivefold/shared/facts/answer-times'
import {
  exportDays,
  professionalAuditYears,
  starterAuditDays,
} from '@fivefold/shared/facts/plan-terms'
import { backupDays } from '@fivefold/shared/facts/service-levels'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/delete-data',
  description:
    'How long workspace data, backups and audit logs are kept, and how to delete a record, your account on this website or a whole workspace.',
  lead: `What is deleted from the platform is gone from its last backup ${backupDays} days later.`,
  ticket: { category: 'Account' },
  related: ['/support/kb/export-data', '/support/kb/data-region', '/support/kb/invoices'],
  sections: [
    {
      id: 'kept',
      title: 'How long data is kept',
      asked: 'data retention, retention period',
      body: [
        {
          list: [
            'Records in your workspace: until you delete them, or the workspace. Retention rules of your own are part of the Enterprise plan.',
            `Hourly backups: ${backupDays} days.`,
            `The audit log: ${starterAuditDays} days on Starter, ${professionalAuditYears} year on Professional, and as agreed on Enterprise.`,
            `Everything, after a contract ends: ${exportDays} days for your export. Then we delete it, and the last backups are gone ${backupDays} days later.`,
          ],
        },
        '[Export the audit log](/support/kb/export-data#workspace) first if your auditors need it for longer.',
      ],
    },
    {
      id: 'account',
      title: 'Delete your account on this website',
      asked: 'close my account',
      body: [
        {
          steps: [
            '[Sign in](/support/kb/sign-in), open your [profile](/profile) and choose Security.',
            'Choose “Delete account” and confirm. Your tickets, votes, ideas and comments go with it.',
          ],
        },
        '[Export everything](/support/kb/export-data#account) before: this cannot be undone. “Clear browser data” in the same place removes what this website keeps in your browser.',
      ],
    },
    {
      id: 'person',
      title: 'Delete the data of one person',
      asked: 'right to be forgotten, erase personal data',
      body: [
        `Records of a customer or an employee belong to your company. Delete them in the system that they come from, and ask us in a ticket what the platform still has of them. For data that we hold about you ourselves, write to [${brand.mail.privacy}](mailto:${brand.mail.privacy}): say which right you want to use, and the address we know you by. We answer in under ${privacyRequestHours} hours.`,
        'The [privacy page](/privacy#rights) lists all your rights, and who to complain to.',
      ],
    },
    {
      id: 'workspace',
      title: 'Delete a workspace',
      asked: 'delete everything, delete our company',
      body: [
        `[Export](/support/kb/export-data) first what you need. Then open a ticket with the name of the workspace, and of a second person in your company who knows of it. Its data is deleted with the workspace, and the last backup is gone ${backupDays} days later. Every workspace is encrypted with a key of its own.`,
      ],
    },
  ],
}
