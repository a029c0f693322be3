import { apiMedianMs } from '@fivefold/shared/facts/service-levels'
import { requestsPerMinute } from '@fivefold/shared/facts/api-limits'
import { optional, perKey, required, type Endpoint } from '../endpoint'

export const analyticsEndpoint: Endpoint = {
  id: 'analytics',
  name: 'Analytics',
  path: '/v1/analytics',
  text: 'Requests, latency and errors per key and endpoint, by the minute.',
  rateLimit: `${perKey(requestsPerMinute)}.`,
  operations: [
    {
      name: 'Read the figures',
      path: '/v1/analytics',
      text: 'The minute under way is not in the response. Times are in UTC.',
      parameters: [
        required('from', 'query', 'ISO 8601 time', 'The first minute.'),
        optional('to', 'query', 'ISO 8601 time', 'The first minute that is left out. Absent: now.'),
        optional('by', 'query', '“endpoint” or “key”', 'How rows are split. Absent: “endpoint”.'),
      ],
      example: {
        method: 'GET',
        path: '/v1/analytics?from=2026-11-24T09:00:00Z&to=2026-11-24T10:00:00Z',
      },
      response: {
        status: '200 OK',
        text: 'A row for each minute and endpoint with at least one request.',
        body: {
          rows: [
            {
              minute: '2026-11-24T09:12:00Z',
              endpoint: '/v1/cortex',
              requests: 18,
              errors: 0,
              median_ms: apiMedianMs,
            },
          ],
        },
      },
    },
  ],
  errors: [
    {
      status: 400,
      code: 'range_too_long',
      text: 'The response would have more than 10,000 rows.',
      remedy: 'Ask for a shorter time, or split it into several requests.',
    },
  ],
}
