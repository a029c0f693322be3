import { brand } from '@fivefold/shared/brand'
import { incidentEscalationMinutes } from '@fivefold/shared/facts/answer-times'
import { backupDays } from '@fivefold/shared/facts/service-levels'
import { paths } from '@fivefold/shared/routing/paths'
import { hrefWith } from '../../lead-context/lead-link'

export const securityContent = {
  eyebrow: 'Security',
  title: 'Four layers, each designed as if the others had failed',
  lead: 'A stolen password isn’t enough without the second factor. A stolen session can’t reach beyond its scope. A stolen disk is useless without a key that’s stored elsewhere.',
  pillars: [
    {
      name: 'Identity',
      text: 'Single sign-on, a second factor for every role that can make changes, and access that ends the day employment does.',
    },
    {
      name: 'Data',
      text: 'AES-256 at rest, TLS 1.3 in transit, a separate key for every workspace, and masking before a model sees a row.',
    },
    {
      name: 'Infrastructure',
      text: 'Separate networks per region, images rebuilt every night, and no standing access to production for anyone.',
    },
    {
      name: 'Operations',
      text: 'Every change is reviewed by a second person, every action is logged, and restores are rehearsed every week.',
    },
  ],
  certifications: {
    title: 'Certifications',
    lead: 'Audited every year by independent firms. Reports are available under NDA.',
    caption: 'Certifications and attestations',
    columns: ['Standard', 'Scope', 'Evidence'],
    rows: [
      ['SOC 2 Type II', 'Security, availability, confidentiality', 'Report on request'],
      ['ISO/IEC 27001', 'Information security management', 'Certificate on request'],
      ['ISO/IEC 27701', 'Privacy information management', 'Certificate on request'],
      ['ISO/IEC 42001', 'AI management systems', 'Certificate on request'],
      ['GDPR', 'Processing of personal data', 'Data processing agreement, part of the contract'],
      ['HIPAA', 'Health data, Enterprise plan', 'Business associate agreement on request'],
    ],
  },
  backups: {
    title: `Every hour, kept for ${backupDays} days`,
    text: `Hourly backups are kept for ${backupDays} days in a second region. Each dot is one of the ${backupDays * 24} copies, and any record can be restored from any of them.`,
  },
  incidents: {
    title: 'When something goes wrong',
    lead: 'The same four steps every time, rehearsed every month.',
    steps: [
      {
        when: 'Minute 0',
        name: 'Detect',
        text: 'An alert fires for a rising error rate, a sign-in from a new location or a late backup. It pages the engineer on call.',
      },
      {
        when: `Within ${incidentEscalationMinutes} minutes`,
        name: 'Respond',
        text: `Escalation within ${incidentEscalationMinutes} minutes to someone who can take a system offline without asking for permission.`,
      },
      {
        when: 'Within the hour',
        name: 'Notify',
        text: 'We tell affected customers what we know, what we don’t know yet and when to expect the next update.',
      },
      {
        when: 'Within five business days',
        name: 'Learn',
        text: 'We publish a review to the whole company with at most three changes, each with an owner and a date.',
      },
    ],
  },
  disclosure: {
    title: 'Found something?',
    text: 'Report it to us first and give us a chance to fix it. We respond within one business day, keep you informed, and won’t take legal action over good-faith research.',
    includesTitle: 'What to include',
    includes: [
      'What you did, step by step',
      'What happened and what you expected',
      'How we can reach you',
    ],
    mail: { label: `Email ${brand.mail.security}`, to: `mailto:${brand.mail.security}` },
    contact: {
      label: 'Request an audit report',
      to: hrefWith(paths.contact, { inquiry: 'sales', topic: 'audit' }),
    },
  },
} as const
