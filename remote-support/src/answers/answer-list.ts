import { paths } from '@fivefold/shared/routing/paths'

const { knowledgeBase } = paths

/** The answers, those that most people ask for first. */
export const answerList = [
  {
    path: `${knowledgeBase}/sign-in`,
    title: 'Sign in or reset your password',
    category: 'Account',
  },
  {
    path: `${knowledgeBase}/invite-colleagues`,
    title: 'Invite colleagues and give them roles',
    category: 'Account',
  },
  {
    path: `${knowledgeBase}/invoices`,
    title: 'Get an invoice, change your plan or get a refund',
    category: 'Billing',
  },
  {
    path: `${knowledgeBase}/connect-integration`,
    title: 'Connect an integration, or repair one',
    category: 'Getting Started',
  },
  {
    path: `${knowledgeBase}/failed-run`,
    title: 'Find out why a workflow run failed',
    category: 'Smart Workflows',
  },
  {
    path: `${knowledgeBase}/export-data`,
    title: 'Export your data',
    category: 'Data and Security',
  },
  {
    path: `${knowledgeBase}/service-status`,
    title: 'Is the service down? Status and credits',
    category: 'Data and Security',
  },
  {
    path: `${knowledgeBase}/api-keys`,
    title: 'API keys and rate limits',
    category: 'Developers',
  },
  {
    path: `${knowledgeBase}/webhooks`,
    title: 'Receive webhooks and find a missing one',
    category: 'Developers',
  },
  {
    path: `${knowledgeBase}/single-sign-on`,
    title: 'Set up single sign-on (SSO)',
    category: 'Account',
  },
  {
    path: `${knowledgeBase}/delete-data`,
    title: 'How long data is kept, and how to delete it',
    category: 'Data and Security',
  },
  {
    path: `${knowledgeBase}/data-region`,
    title: 'Data regions, private cloud and on-premises',
    category: 'Data and Security',
  },
] as const

export type AnswerPath = (typeof answerList)[number]['path']

export type ListedAnswer = (typeof answerList)[number]

/** In the order in which the paths are given. */
export const answersAt = (wanted: readonly AnswerPath[]): readonly ListedAnswer[] =>
  wanted.flatMap((path) => answerList.filter((answer) => answer.path === path))
