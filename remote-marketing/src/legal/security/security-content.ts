import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'

export const securityContent = {
  eyebrow: 'Security',
  title: 'Four layers, each built as if the others had failed',
  lead: 'A stolen password meets a second factor. A stolen session meets a scope. A stolen disk meets a key that is somewhere else.',
  pillars: [
    {
      name: 'Identity',
      text: 'Single sign-on, a second factor for every role that can change something, and access that ends with the employment.',
    },
    {
      name: 'Data',
      text: 'AES-256 at rest and TLS 1.3 in transit, a key of its own for each workspace, masking before a model sees a row.',
    },
    {
      name: 'Infrastructure',
      text: 'Separate networks for each region, images rebuilt every night, and no standing access to production for anybody.',
    },
    {
      name: 'Operations',
      text: 'Every change is reviewed by a second person, every action is in the audit log, every restore is rehearsed weekly.',
    },
  ],
  certifications: {
    title: 'Certifications',
    lead: 'Audited by independent firms, renewed each year. Reports are shared under a confidentiality agreement.',
    caption: 'Certifications and attestations',
    columns: ['Standard', 'Scope', 'Evidence'],
    rows: [
      ['SOC 2 Type II', 'Security, availability, confidentiality', 'Report on request'],
      ['ISO/IEC 27001', 'Information security management', 'Certificate on request'],
      ['ISO/IEC 27701', 'Privacy information management', 'Certificate on request'],
      ['ISO/IEC 42001', 'Management of AI systems', 'Certificate on request'],
      ['GDPR', 'Processing of personal data', 'Agreement, signed with the contract'],
      ['HIPAA', 'Health data, Enterprise plan', 'Agreement on request'],
    ],
  },
  backups: {
    title: 'Every hour, for 30 days',
    text: 'Hourly backups are kept for 30 days in a second region. Each point is one of the 720 copies; any record can be brought back from any of them.',
  },
  incidents: {
    title: 'When something goes wrong',
    lead: 'The same four steps every time, rehearsed once a month.',
    steps: [
      {
        when: 'Minute 0',
        name: 'Detect',
        text: 'A signal fires: an error rate, a sign-in from a new place, a backup that is late. It goes to the engineer on call.',
      },
      {
        when: 'Within 15 minutes',
        name: 'Respond',
        text: 'Escalation within 15 minutes to somebody who may take a system offline, without having to ask first.',
      },
      {
        when: 'Within the hour',
        name: 'Notify',
        text: 'Customers who are affected hear what we know, what we do not know yet, and when the next message comes.',
      },
      {
        when: 'Five working days',
        name: 'Learn',
        text: 'A review that anyone in the company may read, with at most three changes, each with a name and a date.',
      },
    ],
  },
  disclosure: {
    title: 'Found something?',
    text: 'Tell us before you tell others, and give us a chance to fix it. We answer within one working day, keep you informed, and take no legal steps against research in good faith.',
    includesTitle: 'What helps us most',
    includes: [
      'What you did, step by step',
      'What you saw and what you expected',
      'How to reach you',
    ],
    mail: { label: `Write to ${brand.mail.security}`, to: `mailto:${brand.mail.security}` },
    contact: { label: 'Ask for an audit report', to: paths.contact },
  },
} as const
