import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'

/** They store a moment, show it, or compare it with one that outlives the process or comes from elsewhere. */
const moments = [
  'extensions/intake/dashboard/desk/use-ticket-page.ts',
  'extensions/intake/outbox/kept-files.ts',
  'extensions/intake/outbox/post.ts',
  'extensions/intake/server/delivery/send-delivery.ts',
  'extensions/intake/server/delivery/webhook.ts',
  'extensions/intake/server/sign-in/kept-mails.ts',
  'extensions/intake/server/watch/known-report.ts',
  'shared/data/analytics/early-events.ts',
  'shared/data/persistence/engine/run-in-tab.ts',
  'shared/data/store/account-records.ts',
  'shared/domain/model/record-id.ts',
  'shared/features/conversation/due/use-answers-due.ts',
  'shared/forms/drafts/stored-draft.ts',
]

/** They limit the wait for a server, whatever it does meanwhile. */
const waits = [
  'extensions/intake/server/faults/absent-database.test.ts',
  'extensions/intake/server/faults/farewell.test.ts',
]

it('a test that limits a computation takes cpuTime, so that a busy machine does not break it', () => {
  const found = sourcesIn(workspaceFolder).filter(
    (file) =>
      file.includes('.test.') &&
      /performance\.now\(\) - \w+\)\.toBeLess/.test(
        readFileSync(path.join(workspaceFolder, file), 'utf8'),
      ),
  )
  expect(found.toSorted()).toEqual(waits)
})

it('intake, shared and the server measure by performance.now(), which no set clock moves', () => {
  const found = sourcesIn(workspaceFolder).filter(
    (file) =>
      /^(?:extensions\/intake\/(?!cli\/)|shared\/|deploy\/serve\/)/.test(file) &&
      !/\.test\.|\/testing\//.test(file) &&
      readFileSync(path.join(workspaceFolder, file), 'utf8').includes('Date.now'),
  )
  expect(found.toSorted()).toEqual(moments)
})
