import { salesAnswerHours, supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import { paths } from '@fivefold/shared/routing/paths'
import { access, type RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { answerRoutes } from './answers/answer-routes'

export const routeList = [
  {
    path: paths.support,
    start: 'intent',
    title: 'Support: articles, tickets and response times',
    description: `Search the knowledge base, submit a ticket or email us. Technical support answers within ${supportAnswerHours} hours, sales within ${salesAnswerHours} hours, emergencies 24/7.`,
    access: access.everyone,
    prerender: true,
    indexed: true,
    search: [
      {
        title: 'Support',
        description: 'Search for answers, submit a ticket or email us. Response times included.',
        type: 'page',
        category: 'Support',
        url: paths.support,
      },
    ],
    searchTexts: [
      {
        title: 'Password: “Forgot password?” in the sign-in window',
        url: `${paths.support}#faq-password`,
        asked: 'cannot sign in',
      },
      {
        title: `Invoices: ask sales, who answer within ${salesAnswerHours} hours`,
        url: `${paths.support}#faq-invoices`,
        asked: 'pay by invoice instead of credit card, purchase order, billing address',
      },
      {
        title: 'Delete your account: in your profile, under Security',
        url: `${paths.support}#faq-account`,
        asked: 'close my account',
      },
      {
        title: 'Status page: not yet. We tell affected customers within the hour',
        url: `${paths.support}#faq-status`,
        asked: 'is it down',
      },
      {
        title: 'Phone: no line, but emergencies are covered 24/7',
        url: `${paths.support}#faq-phone`,
      },
    ],
    synonyms: [
      'login, log in, sign in, signin',
      'register, sign up, signup, create an account',
      'password, passphrase, credentials',
      'reset, forgot, forgotten, lost',
      'status page, system status, service status',
    ],
  },
  {
    path: paths.knowledgeBase,
    start: 'intent',
    title: 'Knowledge base',
    description:
      'Step-by-step guides to connecting systems and building workflows, most read first. Search the articles or filter them by category.',
    access: access.everyone,
    prerender: true,
    indexed: true,
    search: [
      {
        title: 'Knowledge Base',
        description: 'Help articles with steps and fixes, most read first.',
        type: 'page',
        category: 'Support',
        url: paths.knowledgeBase,
      },
    ],
  },
  ...answerRoutes,
  {
    path: paths.newTicket,
    title: 'Submit a ticket',
    description: `Describe a problem or ask a question. Technical support answers within ${supportAnswerHours} hours, and you can follow your ticket in the customer portal.`,
    access: access.signedIn,
    prerender: false,
    indexed: false,
    search: [
      {
        title: 'Submit a Ticket',
        description: 'Report a problem or ask a question, and follow the replies in your portal.',
        type: 'page',
        category: 'Support',
        url: paths.newTicket,
      },
    ],
  },
] as const satisfies readonly RouteEntry[]
