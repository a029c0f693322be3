import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/webhooks',
  description:
    'Subscribe to events, check their signature, answer in the right way, and find and resend a webhook delivery that your server has missed.',
  lead: 'A webhook tells your server that something has happened, such as the end of a run. Here is how none gets lost.',
  ticket: { category: 'Integration', product: 'API' },
  related: ['/support/kb/api-keys', '/support/kb/failed-run', '/support/kb/connect-integration'],
  sections: [
    {
      id: 'subscribe',
      title: 'Subscribe',
      asked: 'create a webhook, set up webhooks',
      body: [
        'POST to /v1/webhooks with the address of your server and the events, such as “workflow.finished”. The address has to begin with https. A first request comes at once, and your server has to answer it with status 200.',
        'The response has the secret that signs your events. It is in this response alone, so store it like an [API key](/support/kb/api-keys).',
      ],
    },
    {
      id: 'receive',
      title: 'Receive an event',
      asked: 'verify the webhook signature, duplicate events',
      body: [
        {
          steps: [
            'Check the signature with the secret before you read the body.',
            'Store the event, and answer with status 200. Do the work afterward.',
            'Let a repeated event change nothing. We repeat a delivery until you answer, so the same event can arrive twice.',
          ],
        },
        'Deliveries to you have no rate limit. If a burst is too much for your server, put a queue in front of it.',
      ],
    },
    {
      id: 'missing',
      title: 'Find a missing event',
      asked: 'webhook not received, webhook does not arrive',
      body: [
        'GET /v1/webhooks/{id}/deliveries lists the deliveries, newest first, each with the status that your server answered and the number of attempts. “answer” is null if there was none.',
        {
          list: [
            'The delivery is there, with status 200: your server took it. Look into your own log.',
            'The delivery is there, with another status: repair the server, then resend it.',
            'The delivery is not there: check that the subscription names the event.',
            'The answer is a redirect: we do not follow it. Subscribe with the new address.',
          ],
        },
      ],
    },
    {
      id: 'resend',
      title: 'Resend a delivery',
      body: [
        'POST to /v1/webhooks/deliveries/{delivery}/resend. The body stays the same; the signature is new. The [API reference](/developers/api#reference) shows the requests in several languages.',
        'In a ticket, give us the id of the delivery and never the secret.',
      ],
    },
  ],
}
