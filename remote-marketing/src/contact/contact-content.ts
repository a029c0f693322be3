import { brand } from '@fivefold/shared/brand'
import { paths } from '@fivefold/shared/routing/paths'

/** Response times: specification 2, section 9. */
export const contactContent = {
  head: {
    title: 'Reach the person who can answer',
    lead: 'Four desks, each with a time we keep. Pick one, or write below and it reaches the right one.',
  },
  desks: [
    {
      id: 'sales',
      title: 'Sales',
      time: '4 hours',
      timeLabel: 'First answer within',
      text: 'Plans, prices, a quote for your procurement.',
      link: { label: brand.mail.sales, to: `mailto:${brand.mail.sales}` },
    },
    {
      id: 'support',
      title: 'Support',
      time: '2 hours',
      timeLabel: 'First answer within',
      text: 'Something behaves differently than you expect.',
      link: { label: brand.mail.support, to: `mailto:${brand.mail.support}` },
    },
    {
      id: 'partnerships',
      title: 'Partnerships',
      time: '24 hours',
      timeLabel: 'First answer within',
      text: 'Build on us, resell, integrate or advise.',
      link: { label: brand.mail.partners, to: `mailto:${brand.mail.partners}` },
    },
    {
      id: 'emergency',
      title: 'Emergency',
      time: 'Immediate',
      timeLabel: 'Around the clock, 24/7',
      text: 'Production is down or data is at risk.',
      link: { label: 'Open support', to: paths.support },
    },
  ],
  form: {
    title: 'Send us a message',
    lead: 'We reply within 24 hours, most days much sooner.',
    placeholder: 'Please choose',
    submit: 'Send Message',
    hints: { message: 'What are you trying to do, and what is in the way?' },
    about: 'Please send me a copy of “{topic}”.',
    sent: {
      title: 'Your message is on its way',
      text: 'We reply within 24 hours. You can send another one right here.',
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
    title: 'What happens to it',
    steps: [
      {
        when: 'At once',
        text: 'It goes to the desk you chose. Nothing passes through an outside call center.',
      },
      {
        when: 'Within 24 hours',
        text: 'A named person writes back, with an answer or with the day you will have one.',
      },
      {
        when: 'Until it is settled',
        text: 'The same person stays with you. No ticket numbers to repeat.',
      },
    ],
  },
  faq: {
    title: 'Before you write',
    lead: 'Four things people ask us every week.',
    items: [
      {
        id: 'times',
        question: 'How fast do you answer?',
        answer:
          'Sales within 4 hours, support within 2 hours and partnerships within 24 hours. Emergencies are taken immediately, 24 hours a day and 7 days a week.',
      },
      {
        id: 'demo',
        question: 'Can I see the product before I talk to anybody?',
        answer:
          'Yes. The films on the resources page show it at work without a sign-up. For a session on your own process, request a demo: it takes 30 to 45 minutes, and the calendar invite comes within 24 hours.',
      },
      {
        id: 'customer',
        question: 'I am a customer and something is broken. Is this the right place?',
        answer:
          'Faster is a ticket: sign in, open Support and choose Submit a Ticket. If production is down, use Emergency above, at any hour.',
      },
      {
        id: 'data',
        question: 'What do you do with what I write here?',
        answer: `We use it to answer you and for nothing else. You can ask for a copy or for deletion at ${brand.mail.privacy}; such requests are answered in under 72 hours.`,
      },
    ],
  },
  toast: { title: 'Message Sent!', description: 'We will reply within 24 hours.' },
} as const
