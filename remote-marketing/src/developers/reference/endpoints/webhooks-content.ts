import { requestsPerMinute } from '@fivefold/shared/facts/api-limits'
import { perKey, required, type Endpoint } from '../endpoint'

export const webhooksEndpoint: Endpoint = {
  id: 'webhooks',
  name: 'Webhooks',
  path: '/v1/webhooks',
  text: 'Subscribe to events, inspect every delivery and resend any of them.',
  rateLimit: `${perKey(requestsPerMinute)}. Deliveries to you are not limited.`,
  operations: [
    {
      name: 'Subscribe',
      path: '/v1/webhooks',
      text: 'We send each event as a signed POST request, and repeat it until you answer with status 200.',
      parameters: [
        required('url', 'body', 'string', 'Where we send events. It has to begin with https.'),
        required('events', 'body', 'array of strings', 'The events, such as “workflow.finished”.'),
      ],
      example: {
        method: 'POST',
        path: '/v1/webhooks',
        body: { url: 'https://example.com/hooks', events: ['workflow.finished'] },
      },
      response: {
        status: '201 Created',
        text: 'The subscription. “secret” signs its events, and is in this response alone.',
        body: { id: 'wh_62d0', events: ['workflow.finished'], secret: 'whsec_…' },
      },
    },
    {
      name: 'List deliveries',
      path: '/v1/webhooks/{id}/deliveries',
      text: 'Newest first, each with the status that your server answered.',
      parameters: [required('id', 'path', 'string', 'The subscription, such as “wh_62d0”.')],
      example: { method: 'GET', path: '/v1/webhooks/wh_62d0/deliveries' },
      response: {
        status: '200 OK',
        text: '“answer” is null if your server did not answer.',
        body: {
          deliveries: [{ id: 'del_15ae', event: 'workflow.finished', answer: 503, attempts: 3 }],
        },
      },
    },
    {
      name: 'Resend a delivery',
      path: '/v1/webhooks/deliveries/{delivery}/resend',
      text: 'Sends the same body with a new signature.',
      parameters: [required('delivery', 'path', 'string', 'The delivery, such as “del_15ae”.')],
      example: { method: 'POST', path: '/v1/webhooks/deliveries/del_15ae/resend' },
      response: {
        status: '202 Accepted',
        text: 'The delivery, with one more attempt.',
        body: { id: 'del_15ae', attempts: 4 },
      },
    },
  ],
  errors: [
    {
      status: 400,
      code: 'event_unknown',
      text: 'There is no event with this name.',
      remedy: 'Check the spelling. “known” in the error lists all events.',
    },
    {
      status: 422,
      code: 'url_unreachable',
      text: 'Your server did not answer our first request.',
      remedy: 'Let it answer with status 200, then subscribe again.',
    },
  ],
}
