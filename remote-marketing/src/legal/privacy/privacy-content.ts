import { brand } from '@fivefold/shared/brand'

export const privacyContent = {
  eyebrow: 'Privacy',
  title: 'Your data stays yours',
  lead: 'What we collect, what for, for how long, and how to make us stop. Written to be read.',
  updated: { label: 'Last updated', date: '2026-01-05', text: 'January 5, 2026' },
  pillars: {
    title: 'How we handle data',
    items: [
      {
        name: 'Collect little',
        text: 'Forms ask for what the next step needs. An optional field may stay empty, and nothing gets slower because of it.',
      },
      {
        name: 'One purpose each',
        text: 'An address given for a demo is used for the demo. A newsletter needs a tick of its own, and loses it with one click.',
      },
      {
        name: 'Keep it briefly',
        text: 'Workspace data is deleted with the workspace. Backups are made hourly and kept for 30 days, then they are gone as well.',
      },
      {
        name: 'Pass nothing on',
        text: 'We sell no data and show no advertising. Processors work under contract, are listed by name, and announce changes 30 days ahead.',
      },
    ],
  },
  contents: 'On this page',
  rights: {
    id: 'rights',
    title: 'Your rights',
    lead: 'Every person whose data we hold has all of these, wherever they live.',
    items: [
      { name: 'Access', text: 'Know whether we hold data about you, and receive a copy of it.' },
      { name: 'Rectification', text: 'Have wrong data corrected and missing data added.' },
      { name: 'Erasure', text: 'Have your data deleted, unless a law obliges us to keep it.' },
      {
        name: 'Restriction',
        text: 'Have us keep your data and do nothing else with it while a question is open.',
      },
      {
        name: 'Portability',
        text: 'Take your data with you in a format that other software can read.',
      },
      {
        name: 'Objection',
        text: 'Object to a use that rests on our interest, and to direct marketing at any time.',
      },
      {
        name: 'Withdrawal of consent',
        text: 'Take a consent back. What happened before stays lawful; nothing happens after.',
      },
      {
        name: 'Human decision',
        text: 'Ask for a person where a decision about you was made by a machine alone.',
      },
      { name: 'Complaint', text: 'Complain to the supervisory authority where you live or work.' },
    ],
  },
  regions: {
    id: 'regions',
    title: 'Regional coverage',
    lead: 'The strictest of these rules applies to everybody. Where data is stored follows the region of the workspace.',
    caption: 'Laws and storage by region',
    columns: ['Region', 'Law', 'Stored in'],
    rows: [
      ['European Economic Area', 'GDPR', 'Frankfurt, Dublin'],
      ['United Kingdom', 'UK GDPR, Data Protection Act 2018', 'London'],
      ['Switzerland', 'FADP', 'Zurich'],
      ['United States', 'CCPA and CPRA, and the laws of other states', 'Virginia, Oregon'],
      ['Canada', 'PIPEDA', 'Montreal'],
      ['Brazil', 'LGPD', 'São Paulo'],
      ['India', 'Digital Personal Data Protection Act', 'Mumbai'],
      ['All other countries', 'The rights on this page, by contract', 'Nearest region above'],
    ],
  },
  browser: {
    id: 'browser',
    title: 'What this website keeps in your browser',
    lead: 'The site sets no cookies and loads nothing from advertisers. What you enter here stays on your device:',
    caption: 'Data that this website keeps in the browser',
    columns: ['Name', 'What it holds', 'How to remove it'],
    rows: [
      [
        `${brand.slug}-store`,
        'Account, tickets, votes, and the forms that you sent or began',
        'Profile, or clear the site data',
      ],
      [`${brand.slug}-theme`, 'Light, dark or system', 'Clear the site data'],
      ['error_logs', 'The last ten errors of the page, for support', 'Clear the site data'],
      [
        `${brand.slug}-canary`,
        'A number that decides whether this browser gets new releases early, or a group that it joined',
        'Clear the site data',
      ],
      [
        `${brand.slug}-visited`,
        'Copies of the pages that you visited, for when there is no network',
        'Profile, or clear the site data',
      ],
      [
        `${brand.slug}-blog`,
        'A copy of the public article list, for when it cannot be reached',
        'Clear the site data',
      ],
    ],
    note: 'Names that begin with one of these belong to it. None of it is encrypted: anyone who uses this browser can read and change it, and signing out does not remove it. The list of articles is read from the service of our publication. A video is loaded from its host only after you press play.',
  },
  contact: {
    id: 'contact',
    title: 'Privacy contact',
    promise: 'Requests are answered in under 72 hours.',
    text: `Write to our data protection officer. Say which right you mean and which address we know you by; nothing else is needed to begin.`,
    mail: { label: brand.mail.privacy, to: `mailto:${brand.mail.privacy}` },
    address: brand.legalName,
  },
} as const
