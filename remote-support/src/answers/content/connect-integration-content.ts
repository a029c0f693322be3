import {
  allIntegrations,
  ownIntegrations,
  syncSeconds,
} from '@fivefold/shared/facts/service-levels'
import { supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/connect-integration',
  description:
    'Find the connector for your system, get the consent of its owner, repair a connection that has turned red, and connect what has no connector.',
  lead: 'Before the first sync you need a connector, somebody who may grant access, and a look at ten records.',
  ticket: { category: 'Integration', product: 'Integ' },
  related: ['/support/kb/api-keys', '/support/kb/webhooks', '/support/kb/failed-run'],
  sections: [
    {
      id: 'find',
      title: 'Find the connector',
      asked: 'connect an integration, connect my system',
      body: [
        `The [list of integrations](/platform#integ) has ${allIntegrations}+ systems. We build and maintain ${ownIntegrations}+ of them; partners bring the rest. Beside each, the list shows who makes it, what it reads and writes, and how it signs in.`,
        'Each connected system counts once, however many workflows use it.',
      ],
    },
    {
      id: 'consent',
      title: 'Get the owner’s consent',
      body: [
        'In Integ, choose Add connection and search for the system. Then its owner signs in to it; a connection that you make through the [API](/developers/api#reference) has a link for that. Start with read access: you can raise it later, and nothing is read before the owner agrees.',
        'Ask for a service account. A connection in the name of a person stops on the day that person leaves.',
      ],
    },
    {
      id: 'map',
      title: 'Map the fields and preview',
      body: [
        'The article [Connect your first system with Integ](/support/kb?article=kb-connect-first-system) leads through the mapping. Choose Preview before you start: it shows ten records as they will arrive, and writes nothing.',
        `After the start, changes arrive in under ${syncSeconds} seconds. If a system can only be reached at night, writes wait in a queue, and the connection runs on a schedule.`,
      ],
    },
    {
      id: 'red',
      title: 'When a connection turns red',
      asked: 'connection failed, sync stopped, connection broken, reconnect',
      body: [
        'Open the log of the connection. It has the reason:',
        {
          list: [
            '“Token expired”: sign in to the system again. The sync catches up on its own.',
            '“Rate limited”: the system slows us down. Records wait in the queue, and none is lost.',
          ],
        },
        'For anything else, ask the owner of the system two things first: has the service account lost a right, and has somebody renamed or removed a field? Then open a ticket with the words of the log, and the time at which the connection turned red.',
      ],
    },
    {
      id: 'no-connector',
      title: 'When there is no connector',
      asked: 'my system is not in the list, connector missing',
      body: [
        `Send records through the [API](/developers/api), or connect the system through a webhook. Or tell us its name in a ticket: support answers within ${supportAnswerHours} hours whether one is planned.`,
      ],
    },
  ],
}
