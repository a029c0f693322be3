import {
  bulkRequestsPerMinute,
  requestsPerMinute,
  workflowRunsPerMinute,
} from '@fivefold/shared/facts/api-limits'
import { countWords } from '@fivefold/shared/words/count-words'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/api-keys',
  description:
    'Get an API key, give it only the scopes that it needs, replace it without downtime, and stay below the rate limits of each endpoint.',
  lead: 'One key for each program, with the fewest scopes that do the work. Then a lost key is a small problem.',
  ticket: { category: 'Technical Issue', product: 'API' },
  related: [
    '/support/kb/webhooks',
    '/support/kb/connect-integration',
    '/support/kb/service-status',
  ],
  sections: [
    {
      id: 'first-key',
      title: 'Get your first key',
      asked: 'where do I find my API key, access token',
      body: [
        '[Request API access](/demo?demo=custom&topic=api) and say what you want to build. We email the key once your access is approved, together with a sandbox workspace.',
        'Keep it in your environment or in a secret store, never in source code. To check it, send a GET request to /v1/auth: the response names your workspace and what the key can do.',
      ],
    },
    {
      id: 'more-keys',
      title: 'Issue, replace and revoke',
      asked: 'rotate a key, leaked key, revoke an API key',
      body: [
        'POST to /v1/auth/keys with a name and scopes. A key can hand out its own scopes and no others. The secret is in this response alone: we keep only its hash.',
        {
          steps: [
            'To replace a key, issue a second one with the same scopes.',
            'Move your programs to it, and wait until “last_used_at” of the old key stands still.',
            'Revoke the old one. This takes effect at once, for requests that are under way as well.',
          ],
        },
        'Has a key leaked? Revoke it first and replace it second. The audit log shows what it was used for.',
      ],
    },
    {
      id: 'limits',
      title: 'Too many requests: the rate limits',
      asked: '429, throttling, quota',
      body: [
        {
          list: [
            `Most endpoints: ${requestsPerMinute} requests a minute for each key.`,
            `Endpoints that move records and start runs: ${bulkRequestsPerMinute} requests a minute for each key. A request with 500 records counts once.`,
            `Workflow runs: ${countWords(workflowRunsPerMinute)} a minute in a workspace.`,
          ],
        },
        'Past the limit you get status 429 with a “Retry-After” header. Wait for that many seconds, then repeat the request. Asking for “workflow.finished” by [webhook](/support/kb/webhooks) saves you the requests of a loop that asks again and again.',
      ],
    },
    {
      id: 'errors',
      title: 'What an error means',
      asked: '401 unauthorized, 403 forbidden',
      body: [
        {
          list: [
            '401 key_invalid: the key is missing, misspelled or revoked.',
            '403 scope_missing: the key lacks the scope that the error names.',
            '503 unavailable: repeat after a second, then after two, then after four.',
          ],
        },
        'Compare “code” in your program, not “message”: we improve messages without notice. The [API reference](/developers/api#reference) lists every code.',
      ],
    },
  ],
}
