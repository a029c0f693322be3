import { brand } from '@fivefold/shared/brand'

export interface TermsSection {
  id: string
  title: string
  paragraphs: readonly string[]
  contact?: { before: string; mail: string }
}

export const termsContent = {
  eyebrow: 'Terms of service',
  title: 'The agreement, in plain words',
  lead: `These terms apply between ${brand.legalName} and whoever uses this website or the ${brand.name} platform.`,
  updated: { label: 'Last updated', date: '2026-01-05', text: 'January 5, 2026' },
  contents: 'Sections',
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      paragraphs: [
        `By creating an account or using the platform you accept these terms, for yourself or for the company you act for. If you have signed a separate contract with us, that contract comes first.`,
        '“We” is the company named above. “You” is the customer. “Users” are the people whom you give access.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts',
      paragraphs: [
        'An account belongs to one person. Keep your password to yourself, and tell us at once when you believe that somebody else has used it.',
        'You decide who in your company has access and with which role, and you answer for what your users do.',
      ],
    },
    {
      id: 'use',
      title: 'Acceptable use',
      paragraphs: [
        'Use the platform for lawful purposes. Do not try to reach the data of others, to overload the service, to take it apart in order to copy it, or to send messages that nobody asked for.',
        'Do not let an automated decision be the only one where it has a legal effect on a person, unless the law allows it and that person can ask for a human.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      paragraphs: [
        'A free trial lasts 14 days and needs no credit card. It ends by itself.',
        'Monthly plans can be cancelled at any time and end with the month. Annual subscriptions can be returned within 30 days for a full refund.',
        'Prices are net of taxes. We announce a change of price 60 days ahead; it takes effect with your next renewal.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      paragraphs: [
        'What you bring into the platform stays yours. We process it to provide the service and for nothing else, and we do not train models for other customers with it.',
        'Hourly backups are kept for 30 days. After the end of the contract you have 30 days to export your data; then it is deleted, and 30 days later the backups are gone as well.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      paragraphs: [
        'We aim for 99.9% uptime in each calendar month. Planned maintenance is announced five days ahead and does not count. When we miss the aim on a paid plan, you receive a credit on request.',
      ],
    },
    {
      id: 'early-access',
      title: 'Early access',
      paragraphs: [
        'Features marked as beta, preview or coming soon may change or disappear. They are provided as they are, and section “Availability” does not apply to them.',
      ],
    },
    {
      id: 'property',
      title: 'Intellectual property',
      paragraphs: [
        'The platform, its documentation and our marks belong to us. You receive the right to use them during the contract, for your own business, within the limits of your plan.',
        'When you send us a suggestion, we may use it without owing you anything.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'Neither side excludes its liability for intent, gross negligence, injury to persons, or where the law forbids it.',
        'Beyond that, each side is liable for foreseeable damage up to the amount paid in the twelve months before it occurred, and not for lost profit.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      paragraphs: [
        'You may end the agreement as your plan provides. We may end it with 60 days’ notice, or at once when these terms are seriously broken and a warning has had no effect.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      paragraphs: [
        'We announce changes 30 days ahead by mail. If you do not agree, you may end the agreement before they take effect, and we return what you have paid for the time after.',
      ],
    },
    {
      id: 'law',
      title: 'Law and contact',
      paragraphs: [
        'The law of the State of Delaware applies; for consumers the protection of their own country remains.',
      ],
      contact: { before: 'Questions about these terms: ', mail: brand.mail.support },
    },
  ] satisfies TermsSection[],
} as const
