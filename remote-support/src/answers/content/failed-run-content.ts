import { backupDays } from '@fivefold/shared/facts/service-levels'
import type { Answer } from '../answer'

export const answer: Answer = {
  path: '/support/kb/failed-run',
  description:
    'Find a workflow run that has stopped, repair the cause, resume it without repeating finished steps, and undo what went wrong.',
  lead: 'A run that fails stops where it is. Once the cause is corrected it goes on from there, and no finished step is repeated.',
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
        'Open Smart Workflows: stopped runs are under Needs attention. You can replay any run step by step, up to the one at which it has stopped.',
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
            'The [connection](/support/kb/connect-integration#red) of the step is red: repair it first.',
            'The system refuses a value, such as a text where it wants a date: correct the record or the step.',
            'Two workflows change the same record: let the first set a status, and the second start from that status.',
            'The run waits for an approval: nothing has failed. Whoever has to approve is reminded every business day, for up to 14 days.',
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
            'Correct the cause, and choose Resume. The run goes on at the failed step; finished steps are not repeated.',
            'Was the whole run wrong? The [API](/developers/api#reference) undoes it: its steps are taken back in reverse order, and the audit log keeps both the run and the undo.',
            '“undo_until” of a run says how long that is possible. It is null if the run has an effect that cannot be taken back.',
          ],
        },
        `For a record that was overwritten, restore the single field from any hourly backup of the last ${backupDays} days.`,
      ],
    },
    {
      id: 'no-run',
      title: 'When no run has started',
      asked: 'workflow did not start, trigger does not fire',
      body: [
        'Three questions find the reason most of the time. Is the workflow switched on? Does its condition hold for this record? Has the workspace reached its [limit of runs](/support/kb/api-keys#limits)?',
        'Then choose Test and pick the event, if it is of the last week. The report shows line by line what the workflow does with it, and changes nothing in your systems.',
      ],
    },
    {
      id: 'next-time',
      title: 'Before the next time',
      body: [
        '[Build predictable workflows](/support/kb?article=kb-reliable-workflows) explains how to design failures away, and how to try a workflow with up to 50 real events.',
        'In a ticket, the id of the run, such as “run_31c9”, tells us more than a picture of the screen.',
      ],
    },
  ],
}
