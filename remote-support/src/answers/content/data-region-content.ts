import { backupDays } from '@fivefold/shared/facts/service-levels'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/data-region',
  description:
    'Where your data is stored, how to choose or change the region of a workspace, and when private cloud or your own data center makes sense.',
  lead: 'Each workspace stores its data in one region that you choose. If a region of ours is not enough, the platform comes to you.',
  ticket: { category: 'Account' },
  related: ['/support/kb/delete-data', '/support/kb/single-sign-on', '/support/kb/service-status'],
  sections: [
    {
      id: 'regions',
      title: 'Choose a region',
      asked: 'where is our data, hosting in Europe',
      body: [
        'You choose the region when you create a workspace, on every plan. The [privacy page](/privacy#regions) lists the regions with their cities and laws. Pick the one where most of your records come from: it is the fastest, and most often the one that your contracts name.',
        `Records, files and the audit log stay there. Hourly backups are kept for ${backupDays} days in a second region with the same rules.`,
      ],
    },
    {
      id: 'what-leaves',
      title: 'What leaves the region',
      body: [
        'Nothing, unless you send it: a webhook, an export or a connected system elsewhere. Models run in the region of the workspace, and fields that you mask are masked before a model sees a row.',
      ],
    },
    {
      id: 'move',
      title: 'Move to another region',
      asked: 'change the region, move our data',
      body: [
        {
          steps: [
            'Open a ticket and name the workspace, the new region and a good day for the move.',
            'We copy the data, and you check the copy.',
            'On the day we switch over. The workspace is read-only for the last part, and its address stays the same.',
          ],
        },
        'The old copy is deleted when you confirm. Its backups end with the usual time.',
      ],
    },
    {
      id: 'private-cloud',
      title: 'Private cloud and on-premises',
      asked: 'on-premise, self-hosted, install it ourselves',
      body: [
        'The Enterprise plan runs in our cloud, in yours, or in your own data center. It is the same platform with the same products. You decide when an update is installed, and your team looks after the machines, the backups and the network.',
        'Choose it if a law or a contract forbids a shared cloud. For most rules a region, a separate key for every workspace and custom data residency are enough, and much less work. [Talk to sales](/contact?inquiry=sales) before you decide.',
      ],
    },
    {
      id: 'evidence',
      title: 'Evidence for your auditors',
      asked: 'audit evidence, compliance',
      body: [
        'The [security page](/security#certifications-title) lists our certificates, and how to request the reports. The data processing agreement is part of the contract, and names the subprocessors of your region.',
      ],
    },
  ],
}
