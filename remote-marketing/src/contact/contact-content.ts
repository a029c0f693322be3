import { brand } from '@fivefold/shared/brand'
import {
  formReplyHours,
  inviteHours,
  partnershipAnswerHours,
  privacyRequestHours,
  salesAnswerHours,
  supportAnswerHours,
} from '@fivefold/shared/facts/answer-times'
import { cortexDemoMinutes, platformDemoMinutes } from '@fivefold/shared/facts/demos'
import { newTicketHref } from '@fivefold/shared/routing/paths'

export const contactContent = {
  head: {
    title: 'Talk to the right team',
    lead: 'Four teams, each with a response time we keep. Email one directly, or send a message and we’ll route it.',
  },
  desks: [
    {
      id: 'sales',
      title: 'Sales',
      time: `${salesAnswerHours} hours`,
      timeLabel: 'Replies within',
      text: 'Plans, pricing and quotes.',
      link: { label: brand.mail.sales, to: `mailto:${brand.mail.sales}` },
    },
    {
      id: 'support',
      title: 'Support',
      time: `${supportAnswerHours} hours`,
      timeLabel: 'Replies within',
      text: 'Something isn’t working the way you expect.',
      link: { label: brand.mail.support, to: `mailto:${brand.mail.support}` },
    },
    {
      id: 'partnerships',
      title: 'Partnerships',
      time: `${partnershipAnswerHours} hours`,
      timeLabel: 'Replies within',
      text: 'Build, integrate, advise or resell with us.',
      link: { label: brand.mail.partners, to: `mailto:${brand.mail.partners}` },
    },
    {
      id: 'emergency',
      title: 'Emergency',
      time: 'Immediate',
      timeLabel: 'Around the clock, 24/7',
      text: 'Production is down or data is at risk.',
      link: { label: 'Open a critical ticket', to: newTicketHref({ priority: 'critical' }) },
    },
  ],
  form: {
    title: 'Write to us',
    lead: `We reply within ${formReplyHours} hours, usually much sooner.`,
    submit: 'Send Message',
    hints: { message: 'What are you trying to do, and what’s in the way?' },
    about: 'Please send me a copy of “{topic}”.',
    sent: {
      title: 'Your message is on its way',
      text: `We’ll reply within ${formReplyHours} hours. You can send another message right here.`,
    },
  },
  roleOptions: [
    { value: 'executive', label: 'Executive' },
    { value: 'technical', label: 'Technical' },
    { value: 'manager', label: 'Manager' },
    { value: 'other', label: 'Other' },
  ],
  inquiryOptions: [
    { value: 'sales', label: 'Sales' },
    { value: 'support', label: 'Support' },
    { value: 'partnership', label: 'Partnership' },
    { value: 'general', label: 'General' },
  ],
  next: {
    title: 'What happens next',
    steps: [
      {
        when: 'Right away',
        text: 'Your message goes to the team you chose. No outside call center.',
      },
      {
        when: `Within ${formReplyHours} hours`,
        text: 'A named person replies with an answer, or with the day you’ll have one.',
      },
      {
        when: 'Until it’s resolved',
        text: 'The same person stays with you. You never have to repeat yourself.',
      },
    ],
  },
  faq: {
    title: 'Before you write',
    lead: 'Four questions we hear every week.',
    items: [
      {
        id: 'times',
        question: 'How fast do you reply?',
        answer: `Sales within ${salesAnswerHours} hours, support within ${supportAnswerHours} hours and partnerships within ${partnershipAnswerHours} hours. Emergencies get an immediate response, 24/7.`,
      },
      {
        id: 'demo',
        question: 'Can I see the product without talking to anyone?',
        answer: `Yes. The videos on the Resources page show it at work, no sign-up needed. For a session on your own process, request a demo. It takes ${cortexDemoMinutes} to ${platformDemoMinutes} minutes, and we send a calendar invite within ${inviteHours} hours.`,
      },
      {
        id: 'customer',
        question: 'I’m a customer and something is broken. Is this the right place?',
        answer:
          'A ticket is faster. Sign in, open Support and choose Submit a Ticket. If production is down, open a critical ticket from the Emergency card above, at any hour.',
      },
      {
        id: 'data',
        question: 'What do you do with my message?',
        answer: `We use it to answer you and for nothing else. To get a copy or have it deleted, email ${brand.mail.privacy}. We answer those requests in under ${privacyRequestHours} hours.`,
      },
    ],
  },
  toast: { title: 'Message Sent!', description: `We’ll reply within ${formReplyHours} hours.` },
} as const
