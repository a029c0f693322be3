import { brand } from '@fivefold/shared/brand'
import { privacyRequestHours, salesAnswerHours } from '@fivefold/shared/facts/answer-times'

export const accountQuestions = {
  title: 'Account and service',
  text: 'Answers that need no ticket.',
  items: [
    {
      id: 'password',
      question: 'How do I reset my password?',
      answer: 'Choose Sign In. Where it asks for a password, “Forgot password?” stands below it.',
    },
    {
      id: 'invoices',
      question: 'Where do I find my invoices?',
      answer: `Self-service billing isn’t open yet. Ask ${brand.mail.sales} about an invoice or a payment; sales answers within ${salesAnswerHours} hours.`,
    },
    {
      id: 'account',
      question: 'How do I delete my account?',
      answer: `Sign in and open your profile: “Delete account” is under Security. Or email ${brand.mail.privacy}; we answer in under ${privacyRequestHours} hours.`,
    },
    {
      id: 'status',
      question: 'Is there a status page?',
      answer:
        'Not yet. If something fails, we tell affected customers within the hour, and a critical ticket reaches the engineer on call at any time.',
    },
    {
      id: 'phone',
      question: 'Is there a phone number?',
      answer: `No, we have no phone line. Email ${brand.mail.support} or submit a ticket. Emergencies are covered 24/7.`,
    },
  ],
} as const
