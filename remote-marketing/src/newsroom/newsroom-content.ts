import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'

export const newsroomContent = {
  masthead: {
    title: 'Newsroom',
    headline: 'No press releases yet',
    lead: 'We have not announced anything so far, and will not fill this page until we do. What we can offer today is an hour with the people who build the product, on the record.',
    briefing: { label: 'Request a briefing', to: paths.contact },
    notes: [
      { term: 'Founded', detail: '2024' },
      { term: 'Based in', detail: 'Austin and Bengaluru' },
      { term: 'Products', detail: 'Five, on one platform' },
      { term: 'Next', detail: 'Full access, Q2 2026' },
    ],
  },
  channels: {
    title: 'Where news appears first',
    list: [
      {
        id: 'publication',
        name: 'The publication',
        text: 'Engineering notes and customer stories, written by whoever did the work.',
        label: 'Read on Medium',
        to: brand.links.publication,
      },
      {
        id: 'video',
        name: 'The video channel',
        text: 'Product walkthroughs and recorded sessions, from three minutes to an hour.',
        label: 'Watch on YouTube',
        to: brand.links.videoChannel,
      },
      {
        id: 'releases',
        name: 'The release feed',
        text: 'Every release with its changes, the day it goes out.',
        label: 'Follow on GitHub',
        to: brand.links.releaseFeed,
      },
    ],
  },
  stories: {
    title: 'Three stories we can help you tell',
    lead: 'Each comes with a customer who will talk, figures we will stand behind, and an engineer for the details.',
    topics: [
      {
        id: 'source',
        title: 'The answer and its source',
        text: 'Assistants are easy to build and hard to trust. What changes in a company when every figure an assistant gives links to the record behind it, and the reader may open it.',
        angle: 'For technology and AI desks',
      },
      {
        id: 'hours',
        title: 'What happens to the saved hours',
        text: 'Eleven hours a week came free for each buyer at a food wholesaler. Nobody was let go. A year later we asked all of them what they do now.',
        angle: 'For business and labor desks',
      },
      {
        id: 'audit',
        title: 'When the auditor asks the software',
        text: 'A mutual insurer answered who approved a claim, and on which data, during the meeting. What regulated industries can learn from the way it was set up.',
        angle: 'For finance and policy desks',
      },
    ],
  },
  call: {
    title: 'On a deadline?',
    text: 'Write what you are working on and when you close. We answer the same day, with a yes or a no.',
    contact: { label: 'Contact us', to: paths.contact },
    mail: brand.mail.press,
  },
} as const
