import { brand } from '@fivefold/shared/brand'
import { northwindSavedHours } from '../facts/customer-results'
import { foundedYear, fullAccess } from '../facts/milestones'
import { headquarters, indiaOffice } from '../facts/places'
import { paths } from '@fivefold/shared/routing/paths'
import { hrefWith } from '../lead-context/lead-link'

const contactPress = hrefWith(paths.contact, { inquiry: 'general', topic: 'press' })

export const newsroomContent = {
  masthead: {
    title: 'Newsroom',
    headline: 'No press releases yet',
    lead: 'We haven’t announced anything yet. Until we do, we’re happy to set up an on-the-record conversation with the people who build the product.',
    briefing: { label: 'Request a briefing', to: contactPress },
    notes: [
      { term: 'Founded', detail: String(foundedYear) },
      { term: 'Based in', detail: `${headquarters} and ${indiaOffice}` },
      { term: 'Products', detail: 'Five, on one platform' },
      { term: 'Full access', detail: `Since ${fullAccess}, from the waitlist` },
    ],
  },
  channels: {
    title: 'Where to follow us',
    list: [
      {
        id: 'publication',
        name: 'Blog',
        text: 'Engineering notes and customer stories, written by the people who did the work.',
        label: 'Read on Medium',
        to: brand.links.publication,
      },
      {
        id: 'video',
        name: 'Videos',
        text: 'Product walkthroughs and recorded sessions, from three minutes to an hour.',
        label: 'Watch on YouTube',
        to: brand.links.videoChannel,
      },
      {
        id: 'releases',
        name: 'Release feed',
        text: 'Every release and what changed, on the day it ships.',
        label: 'Follow on GitHub',
        to: brand.links.releaseFeed,
      },
    ],
  },
  stories: {
    title: 'Three stories we can help with',
    lead: 'Each comes with a customer who will go on the record, figures we stand behind and an engineer for the details.',
    topics: [
      {
        id: 'source',
        title: 'Answers that show their source',
        text: 'Assistants are easy to build and hard to trust. What happens in a company when every figure links to the record behind it, and anyone can open that record?',
        angle: 'For technology and AI reporters',
      },
      {
        id: 'hours',
        title: 'Where the saved hours go',
        text: `Buyers at a food wholesaler each got ${northwindSavedHours} hours a week back. No one was laid off. We asked all of them what they do with the time.`,
        angle: 'For business and labor reporters',
      },
      {
        id: 'audit',
        title: 'When auditors question the software',
        text: 'A mutual insurer showed who approved a claim, and based on which data, during the audit meeting. What other regulated industries can learn from its setup.',
        angle: 'For finance and policy reporters',
      },
    ],
  },
  call: {
    title: 'On a deadline?',
    text: 'Tell us what you’re working on and when you need it. We’ll tell you the same day whether we can help.',
    contact: { label: 'Contact us', to: contactPress },
    mail: brand.mail.press,
  },
} as const
