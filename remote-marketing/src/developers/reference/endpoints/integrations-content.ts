import { syncSeconds } from '@fivefold/shared/facts/service-levels'
import { bulkRequestsPerMinute } from '@fivefold/shared/facts/api-limits'
import { api } from '../../code/api-names'
import { optional, perKey, required, type Endpoint } from '../endpoint'

const connection = required('id', 'path', 'string', 'The connection, such as “int_7q2m”.')
const object = (place: 'query' | 'body') =>
  required('object', place, 'string', 'The kind of record, such as “invoices”.')

export const integrationsEndpoint: Endpoint = {
  id: 'integrations',
  name: 'Integrations',
  path: '/v1/integrations',
  text: 'Connect systems, read and write records, and fetch what changed since your last sync.',
  rateLimit: `${perKey(bulkRequestsPerMinute)}. A request with 500 records counts once.`,
  operations: [
    {
      name: 'Connect a system',
      path: '/v1/integrations',
      text: 'Nothing is read before the system’s owner has granted access.',
      parameters: [
        required('system', 'body', 'string', 'The system to connect, in lower case with hyphens.'),
        required(
          'access',
          'body',
          '“read” or “write”',
          '“write” includes reading. Start with “read”; you can raise it later.',
        ),
      ],
      example: {
        method: 'POST',
        path: '/v1/integrations',
        body: { system: 'northwind-ledger', access: 'read' },
      },
      response: {
        status: '201 Created',
        text: 'The connection, and the link where the system’s owner grants access.',
        body: {
          id: 'int_7q2m',
          system: 'northwind-ledger',
          access: 'read',
          status: 'waiting_for_owner',
          grant_url: `${api}/v1/integrations/int_7q2m/grant`,
        },
      },
    },
    {
      name: 'Read what changed',
      path: '/v1/integrations/{id}/records',
      text: `A change in the system is here in under ${syncSeconds} seconds. Pass “next” as “since” to continue where the last response ended.`,
      parameters: [
        connection,
        object('query'),
        optional(
          'since',
          'query',
          'string',
          'The “next” of your last response. Absent: all records.',
        ),
        optional('limit', 'query', 'integer', 'Records in one response, 1 to 500. Absent: 100.'),
      ],
      example: {
        method: 'GET',
        path: '/v1/integrations/int_7q2m/records?object=invoices&since=c_58210',
      },
      response: {
        status: '200 OK',
        text: 'The changed records, oldest change first. “next” is null when there are no more.',
        body: {
          records: [
            {
              id: 'inv-20417',
              changed_at: '2026-11-24T09:12:31Z',
              fields: { customer: 'Halden Foods', amount: 4210, status: 'overdue' },
            },
          ],
          next: 'c_58211',
        },
      },
    },
    {
      name: 'Write a record',
      path: '/v1/integrations/{id}/records',
      text: 'Creates the record or changes the fields you send. All other fields keep their values.',
      parameters: [
        connection,
        optional(
          'Idempotency-Key',
          'header',
          'string',
          'Any text. A repeated request with the same key takes effect once.',
        ),
        object('body'),
        optional('record', 'body', 'string', 'The record to change. Absent: a new one.'),
        required('fields', 'body', 'object', 'The values by the names of their fields.'),
      ],
      example: {
        method: 'POST',
        path: '/v1/integrations/int_7q2m/records',
        body: { object: 'invoices', record: 'inv-20417', fields: { status: 'disputed' } },
      },
      response: {
        status: '200 OK',
        text: 'The record, and the entry of the audit log that names your key.',
        body: { id: 'inv-20417', changed: ['status'], audit_entry: 'log_90c1' },
      },
    },
  ],
  errors: [
    {
      status: 404,
      code: 'system_unknown',
      text: 'There is no connector with this name.',
      remedy: 'Look it up in the integrations directory, or connect through a webhook.',
    },
    {
      status: 409,
      code: 'access_pending',
      text: 'The system’s owner has not granted access yet.',
      remedy: 'Send the owner the “grant_url”, then repeat the request.',
    },
    {
      status: 422,
      code: 'field_rejected',
      text: 'The system refuses a value. “field” names the field.',
      remedy: 'Correct the value. Nothing has been written.',
    },
  ],
}
