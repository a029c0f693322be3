import { brand } from '@fivefold/shared/brand'
import { privacyRequestHours } from '@fivefold/shared/facts/answer-times'
import { notices } from '@fivefold/shared/seams/site-seams'
import { storedData } from '@fivefold/shared/storage/stored-data'
import { backupDays } from '@fivefold/shared/facts/service-levels'

export const privacyContent = {
  eyebrow: 'Privacy',
  title: 'Your data stays yours',
  lead: 'What we collect, why, how long we keep it and how to make us stop. In plain language.',
  updated: { label: 'Last updated', date: '2026-11-26', text: 'November 26, 2026' },
  pillars: {
    title: 'How we handle data',
    items: [
      {
        name: 'Collect less',
        text: 'Forms ask only for what the next step needs. Leaving an optional field empty never slows down your request.',
      },
      {
        name: 'One purpose',
        text: 'An email address you give us for a demo is used for the demo. The newsletter needs your separate consent, and you can unsubscribe in one click.',
      },
      {
        name: 'Delete on time',
        text: `Workspace data is deleted with the workspace. Hourly backups are kept for ${backupDays} days and then deleted too.`,
      },
      {
        name: 'Never sell',
        text: 'We don’t sell data or show ads. This page lists every service that the website contacts, and customers hear of a new subprocessor 30 days before it starts.',
      },
    ],
  },
  contents: 'On this page',
  rights: {
    id: 'rights',
    title: 'Your rights',
    lead: 'These apply to everyone whose data we hold, wherever you live.',
    items: [
      { name: 'Access', text: 'Find out whether we hold data about you, and get a copy of it.' },
      { name: 'Rectification', text: 'Have incorrect data corrected and missing data added.' },
      { name: 'Erasure', text: 'Have your data deleted, unless the law requires us to keep it.' },
      {
        name: 'Restriction',
        text: 'Have us store your data without using it while a question is open.',
      },
      {
        name: 'Portability',
        text: 'Get your data in a format other software can read.',
      },
      {
        name: 'Objection',
        text: 'Object to processing based on our legitimate interests, and to direct marketing at any time.',
      },
      {
        name: 'Withdrawal of consent',
        text: 'Withdraw consent at any time. It stops all further processing and doesn’t affect what came before.',
      },
      {
        name: 'Human review',
        text: 'Ask for a person to review any decision about you that was fully automated.',
      },
      {
        name: 'Complaint',
        text: 'File a complaint with the supervisory authority where you live or work.',
      },
    ],
  },
  regions: {
    id: 'regions',
    title: 'Regional coverage',
    lead: 'We apply the strictest of these rules to everyone. On every plan, data is stored in the region of your workspace.',
    caption: 'Laws and storage by region',
    columns: ['Region', 'Law', 'Stored in'],
    rows: [
      ['European Economic Area', 'GDPR', 'Frankfurt, Dublin'],
      ['United Kingdom', 'UK GDPR, Data Protection Act 2018', 'London'],
      ['Switzerland', 'FADP', 'Zurich'],
      ['United States', 'CCPA, CPRA and other state laws', 'Virginia, Oregon'],
      ['Canada', 'PIPEDA', 'Montreal'],
      ['Brazil', 'LGPD', 'São Paulo'],
      ['India', 'Digital Personal Data Protection Act', 'Mumbai'],
      ['All other countries', 'The rights on this page, by contract', 'Nearest region above'],
    ],
  },
  browser: {
    id: 'browser',
    title: 'What this website keeps in your browser',
    get lead() {
      const {
        sent = 'This site sets no cookies and loads nothing from advertisers.',
        rest = 'What you enter stays on your device:',
      } = notices.browser ?? {}
      return [sent, notices.counting, rest].filter(Boolean).join(' ')
    },
    caption: 'Data this website keeps in your browser',
    columns: ['Name', 'What it holds', 'Kept until'],
    get rows() {
      const kept = [...storedData, ...notices.stored]
      return kept.map(({ place, content, until }) => [place, content, until])
    },
    note: '“Clear browser data” in your profile deletes all of it. None of it is encrypted: anyone who uses this browser can read and change it, and signing out doesn’t remove it.',
  },
  forms: { id: 'forms', title: 'What we keep of forms' },
  services: {
    id: 'services',
    title: 'Services that this website contacts',
    get lead() {
      return (
        notices.services ??
        'This website runs in your browser and sends what you enter to no one, so it has no subprocessors. Your browser contacts three outside services, and each sees your IP address.'
      )
    },
    caption: 'Services of other companies on this website',
    columns: ['Service', 'What it does', 'When'],
    rows: [
      ['Feed converter', 'Turns our Medium feed into the list of articles', 'You open the blog'],
      ['Medium', 'Serves the pictures of the articles', 'You open the blog'],
      ['YouTube', 'Plays a video', 'You press play'],
    ],
    note: 'Each customer’s data processing agreement lists the subprocessors of the platform.',
  },
  contact: {
    id: 'contact',
    title: 'Privacy contact',
    promise: `We answer requests in under ${privacyRequestHours} hours.`,
    text: 'Email our data protection officer. Tell us which right you want to use and the email address we know you by. That’s all we need to start.',
    mail: { label: brand.mail.privacy, to: `mailto:${brand.mail.privacy}` },
    address: brand.legalName,
  },
} as const
