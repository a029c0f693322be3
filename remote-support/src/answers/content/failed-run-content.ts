import { backupDays } from '@fivefold/shared/facts/service-levels'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/failed-run',
  description:
    'Find the step at which a workflow run has stopped, repair the cause, resume without repeating finished steps, and undo what went wrong.',
  lead: 'A run that fails stops where it is. Nothing that it has done is lost, and nothing is done twice.',
  ticket: { category: 'Technical Issue', product: 'Smart Workflows' },
  related: [
    '/support/kb/connect-integration',
    '/support/kb/webhooks',
    '/support/kb/service-status',
  ],
  sections: [
    {
      id: 'find',
      title: 'Find the step that failed',
      asked: 'workflow failed, run stopped, workflow error',
      body: [
        'Open Smart Workflows and choose Needs attention. Each stopped run shows its last step in red, the record, and the words of the system that refused it.',
        'An action that fails is repeated three times over ten minutes before the run stops. So an outage of a minute does not reach this list.',
      ],
    },
    {
      id: 'causes',
      title: 'Repair the cause',
      asked: 'run is stuck, why did it stop',
      body: [
        {
          list: [
            '“Connection closed”: the [connection](/support/kb/connect-integration#red) needs a new sign-in, or has lost a right.',
            '“Field rejected”: a value does not fit, such as a text where the system wants a date. Correct the record or the step.',
            '“Record changed”: another workflow was faster. Let one of them wait for a status of the other.',
            '“Waiting for a decision”: nothing has failed. Whoever has to approve is reminded every business day, for up to 14 days.',
          ],
        },
      ],
    },
    {
      id: 'resume',
      title: 'Resume or undo',
      asked: 'retry a run, restart a workflow, roll back',
      body: [
        {
          steps: [
            'Choose Resume. The run goes on at the failed step; finished steps are not repeated.',
            'Several runs with the same cause? Select them and resume them together.',
            'Was the whole run wrong? Choose Undo. Steps are taken back in reverse order, as long as their systems allow it.',
          ],
        },
        `A sent email cannot be taken back. For a record that was overwritten, restore the single field from an hourly backup of the last ${backupDays} days.`,
      ],
    },
    {
      id: 'no-run',
      title: 'When no run has started',
      asked: 'workflow did not start, trigger does not fire',
      body: [
        'Look at the trigger’s history. It lists every event of the last week, and why it started a run or did not: the workflow was off, a condition did not hold, or the workspace had reached its [limit of runs](/support/kb/api-keys#limits).',
      ],
    },
    {
      id: 'next-time',
      title: 'Before the next time',
      body: [
        '[Build predictable workflows](/support/kb?article=kb-reliable-workflows) explains how to design failures away, and how to try a workflow with up to 50 real events.',
        'In a ticket, the number of the run tells us more than a picture of the screen.',
      ],
    },
  ],
}
