import { requestsPerMinute } from '@fivefold/shared/facts/api-limits'
import { optional, perKey, required, type Endpoint } from '../endpoint'

export const authEndpoint: Endpoint = {
  id: 'authentication',
  name: 'Authentication',
  path: '/v1/auth',
  text: 'Issue, scope and revoke keys. See each key’s permissions and when it was last used.',
  rateLimit: `${perKey(requestsPerMinute)}.`,
  operations: [
    {
      name: 'Check a key',
      path: '/v1/auth',
      text: 'A good first request: it changes nothing and needs no scope.',
      parameters: [],
      example: { method: 'GET', path: '/v1/auth' },
      response: {
        status: '200 OK',
        text: 'The workspace of the key that you sent, and what the key can do.',
        body: {
          workspace: 'northwind',
          key: 'key_4f81',
          scopes: ['cortex.read', 'integrations.read'],
          last_used_at: '2026-11-24T09:11:58Z',
        },
      },
    },
    {
      name: 'Issue a key',
      path: '/v1/auth/keys',
      text: 'A key can hand out its own scopes and no others.',
      parameters: [
        required('name', 'body', 'string', 'Who or what uses the key. The audit log shows it.'),
        required(
          'scopes',
          'body',
          'array of strings',
          'What the key can do, such as “cortex.read”.',
        ),
        optional(
          'expires_at',
          'body',
          'ISO 8601 time',
          'When the key stops working. Absent: never.',
        ),
      ],
      example: {
        method: 'POST',
        path: '/v1/auth/keys',
        body: { name: 'Nightly ledger sync', scopes: ['integrations.read'] },
      },
      response: {
        status: '201 Created',
        text: 'The new key. “secret” is in this response alone: we keep only its hash.',
        body: { id: 'key_9b20', secret: 'ff_live_…', scopes: ['integrations.read'] },
      },
    },
    {
      name: 'Revoke a key',
      path: '/v1/auth/keys/{id}',
      text: 'Takes effect at once, for requests that are under way as well.',
      parameters: [required('id', 'path', 'string', 'The key, such as “key_9b20”.')],
      example: { method: 'DELETE', path: '/v1/auth/keys/key_9b20' },
      response: {
        status: '200 OK',
        text: 'The key, and the moment it ended.',
        body: { id: 'key_9b20', revoked_at: '2026-11-24T09:20:00Z' },
      },
    },
  ],
  errors: [
    {
      status: 403,
      code: 'scope_exceeded',
      text: 'The new key would be able to do more than yours.',
      remedy: 'Remove the scopes that “scopes” in the error lists, or ask an admin.',
    },
    {
      status: 409,
      code: 'last_key',
      text: 'No other key of the workspace can issue keys.',
      remedy: 'Issue another one with “auth.write” first.',
    },
  ],
}
