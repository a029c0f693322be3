import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  mails: {
    'src/answers/content/api-keys-content.ts': {
      'We email the key once your access is approved, together with a sandbox workspace.': {
        people: 'who give access to the entries in the list of leads',
      },
    },
    'src/new-ticket/new-ticket-content.ts': {
      "We'll get back to you soon.": { specified: "We'll get back to you soon." },
    },
  },
  contradictions: [
    {
      truth: 'nobody has counted what the articles answer',
      never: /\bmost questions are answered/i,
    },
  ],
  figures: {
    'src/answers/content/failed-run-content.ts': ['10 minutes'],
    'src/answers/content/service-status-content.ts': ['5 days'],
    'src/support-home/support-home-content.ts': ['0 hours', '1 hour', '3 hours'],
  },
  layers: {
    src: [
      ['articles', 'testing'],
      ['answers'],
      ['route-list.ts', 'knowledge-base', 'new-ticket', 'support-home'],
      ['routes.ts'],
    ],
  },
  exceptions: {
    folding: {
      'src/new-ticket/ticket-fields.ts': 'a label for a value of ours',
    },
  },
}
