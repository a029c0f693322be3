import type { PackageChecks } from '../checks/package-checks'

export const checks: PackageChecks = {
  mails: {
    'src/new-ticket/new-ticket-content.ts': {
      "We'll get back to you soon.": { specified: "We'll get back to you soon." },
    },
  },
  contradictions: [{ truth: 'there are two articles', never: /\bmost questions are answered/i }],
  figures: {
    'src/support-home/support-home-content.ts': ['0 hours', '1 hour', '3 hours'],
  },
  layers: {
    src: [
      ['articles', 'route-list.ts', 'testing'],
      ['knowledge-base', 'new-ticket', 'support-home'],
      ['routes.ts'],
    ],
  },
  exceptions: {
    folding: {
      'src/new-ticket/ticket-fields.ts': 'a label for a value of ours',
    },
  },
}
