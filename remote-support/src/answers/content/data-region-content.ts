import { backupDays } from '@fivefold/shared/facts/service-levels'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/data-region',
  description:
    'Where your data is stored, how to ask for another region, what a model sees, and when private cloud or your own data center makes sense.',
  lead: 'On every plan, data is stored in the region of your workspace. If a region of ours is not enough, the platform comes to you.',
  ticket: { category: 'Account' },
  related: ['/support/kb/delete-data', '/support/kb/single-sign-on', '/support/kb/service-status'],
  sections: [
    {
      id: 'regions',
      title: 'Choose a region',
      asked: 'where is our data, hosting in Europe',
      body: [
        'The [privacy page](/privacy#regions) lists the regions with their cities and laws. Tell us the one you want before your workspace begins. The region where most of your records come from is often the one that your contracts name.',
        `Hourly backups are kept for ${backupDays} days in a second region. Ask in a ticket which one that is for yours. Custom data residency, with rules of your own, is part of the Enterprise [plan](/pricing#pricing-comparison).`,
      ],
    },
    {
      id: 'what-leaves',
      title: 'What leaves the region',
      body: [
        'What you send: a webhook, an export, or records for a connected system elsewhere. In your own systems, data stays put unless a job needs a copy.',
        'Personal data is masked before a model sees it. With the ML Workbench, models run where your data has to stay: in our cloud, in yours, or next to the database in your own data center. Ask in a ticket what that means for your workspace.',
      ],
    },
    {
      id: 'move',
      title: 'Move to another region',
      asked: 'change the region, move our data',
      body: [
        `Open a ticket, and name the workspace, the new region, and the reason: a law, a contract, or where your people work. Ask in it how long a move takes, what stands still meanwhile, and when the old copy is deleted. Backups end after ${backupDays} days in any case.`,
      ],
    },
    {
      id: 'private-cloud',
      title: 'Private cloud and on-premises',
      asked: 'on-premise, self-hosted, install it ourselves',
      body: [
        'The Enterprise plan runs in our cloud, in yours, or in your own data center, with all five products. In the contract, settle who installs updates, and who looks after machines, backups and the network.',
        'Choose it if a law or a contract forbids a shared cloud. For most rules a region, a separate key for every workspace and custom data residency are enough, and much less work. [Talk to sales](/contact?inquiry=sales) before you decide.',
      ],
    },
    {
      id: 'evidence',
      title: 'Evidence for your auditors',
      asked: 'audit evidence, compliance',
      body: [
        'The [security page](/security#certifications-title) lists our certificates, and how to request the reports. The data processing agreement is part of the contract, and lists the subprocessors of the platform.',
      ],
    },
  ],
}
