import { access, type RouteEntry } from '@fivefold/shared/routing/remote-contract'
import type { Answer } from './answer'
import { answersAt } from './answer-list'
import { answer as apiKeys } from './content/api-keys-content'
import { answer as connectIntegration } from './content/connect-integration-content'
import { answer as dataRegion } from './content/data-region-content'
import { answer as deleteData } from './content/delete-data-content'
import { answer as exportData } from './content/export-data-content'
import { answer as failedRun } from './content/failed-run-content'
import { answer as inviteColleagues } from './content/invite-colleagues-content'
import { answer as invoices } from './content/invoices-content'
import { answer as serviceStatus } from './content/service-status-content'
import { answer as signIn } from './content/sign-in-content'
import { answer as singleSignOn } from './content/single-sign-on-content'
import { answer as webhooks } from './content/webhooks-content'

export const answers: readonly Answer[] = [
  signIn,
  inviteColleagues,
  invoices,
  connectIntegration,
  failedRun,
  exportData,
  serviceStatus,
  apiKeys,
  webhooks,
  singleSignOn,
  deleteData,
  dataRegion,
]

/** The pages of the answers. Their texts reach visitors in a chunk for each page. */
export const answerRoutes = answers.map((answer) => {
  const { path, description, sections } = answer
  const title = answersAt([path])[0]?.title ?? ''
  return {
    path,
    start: 'intent',
    title,
    description,
    access: access.everyone,
    prerender: true,
    indexed: true,
    search: [{ title, description, type: 'page', category: 'Support', url: path }],
    searchTexts: sections.flatMap((section) =>
      section.asked
        ? [{ title: section.title, url: `${path}#${section.id}-title`, asked: section.asked }]
        : [],
    ),
  } as const satisfies RouteEntry
})
