import { cortexAnswerSeconds } from '@fivefold/shared/facts/service-levels'
import { requestsPerMinute } from '@fivefold/shared/facts/api-limits'
import { optional, perKey, required, type Endpoint, type Operation } from '../endpoint'

export const askCortex = {
  name: 'Ask a question',
  path: '/v1/cortex/query',
  text: 'Cortex answers with the rights of the key, from every system that the key may read.',
  parameters: [
    required('query', 'body', 'string', 'The question in plain language, up to 2,000 characters.'),
    optional(
      'systems',
      'body',
      'array of strings',
      'Limits the answer to these systems. Without it, Cortex chooses.',
    ),
    optional(
      'conversation',
      'body',
      'string',
      'Any name of yours. Questions with the same name share their context.',
    ),
  ],
  example: {
    method: 'POST',
    path: '/v1/cortex/query',
    body: { query: 'Which invoices are overdue by more than 30 days?' },
  },
  response: {
    status: '200 OK',
    text: `The answer and its sources, in under ${cortexAnswerSeconds} seconds. “age_seconds” says how old the data of a source is.`,
    body: {
      answer: '412 invoices, $1.84M in total.',
      sources: [
        {
          system: 'northwind-ledger',
          object: 'invoices',
          rows: 412,
          age_seconds: 3,
        },
      ],
      permissions: 'as caller',
    },
  },
} as const satisfies Operation

export const cortexEndpoint: Endpoint = {
  id: 'cortex',
  name: 'Cortex',
  path: '/v1/cortex',
  text: 'Ask a question in plain language. Every answer comes with its sources and their age.',
  rateLimit: `${perKey(requestsPerMinute)}.`,
  operations: [askCortex],
  errors: [
    {
      status: 400,
      code: 'query_missing',
      text: 'The body has no “query”, or an empty one.',
      remedy: 'Send the question as a string.',
    },
    {
      status: 422,
      code: 'no_source',
      text: 'No connected system holds an answer.',
      remedy: 'Connect the system, or remove “systems” from the request.',
    },
  ],
}
