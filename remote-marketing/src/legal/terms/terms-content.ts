import { brand } from '@fivefold/shared/brand'
import { exportDays, moneyBackDays, trialDays } from '@fivefold/shared/facts/plan-terms'
import { backupDays, uptimePercent } from '@fivefold/shared/facts/service-levels'

export interface TermsSection {
  id: string
  title: string
  paragraphs: readonly string[]
  contact?: { before: string; mail: string }
}

export const termsContent = {
  eyebrow: 'Terms of service',
  title: 'Our terms, in plain language',
  lead: `These terms are an agreement between ${brand.legalName} and anyone who uses this website or the ${brand.name} platform.`,
  updated: { label: 'Last updated', date: '2026-11-26', text: 'November 26, 2026' },
  contents: 'Sections',
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      paragraphs: [
        'By creating an account or using the platform, you accept these terms for yourself or for the company you represent. If you have signed a separate contract with us, that contract takes precedence.',
        '“We” means the company named above. “You” means the customer. “Users” means the people you give access to.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      paragraphs: [
        'An account belongs to one person. Keep your password to yourself, and tell us right away if you think someone else has used it.',
        'You decide who in your company has access and in which role, and you are responsible for what your users do.',
      ],
    },
    {
      id: 'use',
      title: 'Acceptable use',
      paragraphs: [
        'Use the platform for lawful purposes only. Don’t try to access other customers’ data, overload the service, reverse engineer it to build a copy, or send unsolicited messages.',
        'Don’t rely on an automated decision alone where it has a legal effect on a person, unless the law allows it and that person can ask for human review.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      paragraphs: [
        `A free trial lasts ${trialDays} days and needs no credit card. It ends automatically.`,
        `Monthly plans can be canceled at any time and end with the current month. Annual subscriptions come with a ${moneyBackDays}-day money-back guarantee.`,
        'Prices don’t include taxes. We announce price changes 60 days in advance, and they take effect at your next renewal.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      paragraphs: [
        'What you bring to the platform stays yours. We process it only to provide the service, and we never use it to train models for other customers.',
        `Hourly backups are kept for ${backupDays} days. When the contract ends, you have ${exportDays} days to export your data. Then we delete it, and the last backups are gone ${backupDays} days later.`,
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      paragraphs: [
        `We aim for ${uptimePercent}% uptime in each calendar month. Planned maintenance is announced five days ahead and doesn’t count. If we miss the target, customers on the Professional and Enterprise plans can request a credit.`,
      ],
    },
    {
      id: 'early-access',
      title: 'Early access',
      paragraphs: [
        'Features marked as beta, preview or coming soon may change or be removed. They are provided as is, and the “Availability” section doesn’t apply to them.',
      ],
    },
    {
      id: 'property',
      title: 'Intellectual property',
      paragraphs: [
        'The platform, its documentation and our trademarks belong to us. You may use them during the contract, for your own business, within the limits of your plan.',
        'If you send us a suggestion, we may use it without owing you anything.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'Nothing in these terms limits liability for intentional misconduct, gross negligence or personal injury, or where the law doesn’t allow a limit.',
        'Beyond that, each side is liable for foreseeable damages up to the amount paid in the twelve months before they occurred, and not for lost profits.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      paragraphs: [
        'You may end the agreement as your plan provides. We may end it with 60 days’ notice, or immediately if these terms are seriously violated and a warning has had no effect.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      paragraphs: [
        'We announce changes by email 30 days in advance. If you don’t agree, you may end the agreement before they take effect, and we refund what you have paid for the remaining time.',
      ],
    },
    {
      id: 'law',
      title: 'Law and contact',
      paragraphs: [
        'The laws of the State of Delaware apply. Consumers keep the protection of the laws of their own country.',
      ],
      contact: { before: 'Questions about these terms: ', mail: brand.mail.support },
    },
  ] satisfies TermsSection[],
} as const
