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
        `The [list of integrations](/platform#integ) has ${allIntegrations}+ systems. We build and maintain ${ownIntegrations}+ of them; partners maintain the others, and their names stand beside them.`,
        'Each connected system counts once, however many workflows use it.',
      ],
    },
    {
      id: 'consent',
      title: 'Get the owner’s consent',
      body: [
        'Choose the system in Integ and send the link to its owner, unless that is you. The owner signs in to the system and chooses read or write. Start with read: you can raise it later, and nothing is read before the owner agrees.',
        'Ask for a service account. A connection in the name of a person stops on the day that person leaves.',
      ],
    },
    {
      id: 'map',
      title: 'Map the fields and preview',
      body: [
        'The article [Connect your first system with Integ](/support/kb?article=kb-connect-first-system) leads through the mapping. Choose Preview before you start: it shows ten records as they will arrive, and writes nothing.',
        `After the start, changes arrive in under ${syncSeconds} seconds. If a system can only be reached at night, give the connection a schedule.`,
      ],
    },
    {
      id: 'red',
      title: 'When a connection turns red',
      asked: 'connection failed, sync stopped, connection broken, reconnect',
      body: [
        {
          list: [
            '“Token expired”: sign in to the system again. The sync catches up on its own.',
            '“Rate limited”: the system slows us down. Records wait in the queue, and none is lost.',
            '“Field missing”: somebody has renamed or removed a field. Open the mapping; the field is marked.',
            '“Access denied”: the service account has lost a right. Compare its rights with the list in the connection.',
          ],
        },
        'Choose Test after each repair. It reads one record.',
      ],
    },
    {
      id: 'no-connector',
      title: 'When there is no connector',
      asked: 'my system is not in the list, connector missing',
      body: [
        `Send records through the [API](/developers/api), or let the system call a webhook of ours. Or tell us its name in a ticket: support answers within ${supportAnswerHours} hours whether one is planned.`,
      ],
    },
  ],
}
