import { incidentEscalationMinutes, supportAnswerHours } from '@fivefold/shared/facts/answer-times'
import { uptimePercent } from '@fivefold/shared/facts/service-levels'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/service-status',
  description:
    'Find out whether the service is down or something closer to you, how we tell you about incidents, and when you can ask for a credit.',
  lead: 'Three checks tell you in a minute on which side the problem is, and what to do on either.',
  ticket: { category: 'Technical Issue' },
  related: ['/support/kb/failed-run', '/support/kb/connect-integration', '/support/kb/data-region'],
  sections: [
    {
      id: 'check',
      title: 'Check where it fails',
      asked: 'is it down, outage, not reachable, slow',
      body: [
        {
          steps: [
            'Open the site in another network, such as your phone’s. If it works there, ask your own network team.',
            'Send a GET request to /v1/auth. If it answers with status 200, the API works, and so does your key.',
            'Look at the connection in Integ. If one is red while others are green, the [other system](/support/kb/connect-integration#red) is the cause.',
          ],
        },
      ],
    },
    {
      id: 'status-page',
      title: 'How you hear about incidents',
      asked: 'status page, incident history',
      body: [
        'There is no status page yet. If something fails, we tell affected customers within the hour: what we know, what we don’t know yet, and when to expect the next update.',
        `An incident is escalated within ${incidentEscalationMinutes} minutes, day and night. The [security page](/security#incidents-title) describes the four steps.`,
      ],
    },
    {
      id: 'report',
      title: 'Report a problem',
      body: [
        `Production is down or data is at risk: open a ticket with the priority Critical. It pages the engineer on call. For all else technical support answers within ${supportAnswerHours} hours.`,
        'Tell us the time, your workspace, and the number of a run or a request that failed.',
      ],
    },
    {
      id: 'uptime',
      title: 'What counts, and what does not',
      body: [
        `We aim for ${uptimePercent}% in each calendar month, on every plan. Planned maintenance is announced five days ahead and doesn’t count. Features marked as beta or preview don’t count either.`,
      ],
    },
    {
      id: 'credits',
      title: 'Ask for a credit',
      asked: 'service credits, SLA compensation',
      body: [
        'If we miss the target, customers on the Professional and Enterprise plans can request a credit. Open a ticket with the category Billing, and name the month and what did not work. The [terms](/terms#availability) are the binding text.',
      ],
    },
  ],
}
