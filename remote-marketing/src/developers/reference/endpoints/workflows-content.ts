import { countWords } from '@fivefold/shared/words/count-words'
import {
  bulkRequestsPerMinute,
  runWaitSeconds,
  workflowRunsPerMinute,
} from '@fivefold/shared/facts/api-limits'
import { optional, perKey, required, type Endpoint } from '../endpoint'

const run = required('run', 'path', 'string', 'The run, such as “run_31c9”.')

export const workflowsEndpoint: Endpoint = {
  id: 'workflows',
  name: 'Workflows',
  path: '/v1/workflows',
  text: 'Start a run, wait for the result or subscribe to it, and undo it while that’s still possible.',
  rateLimit: `${perKey(bulkRequestsPerMinute)}, and ${countWords(workflowRunsPerMinute)} runs per minute in a workspace.`,
  operations: [
    {
      name: 'Start a run',
      path: '/v1/workflows/{id}/runs',
      text: 'The run stops where the workflow asks a person to approve, and goes on after the decision.',
      parameters: [
        required('id', 'path', 'string', 'The workflow, such as “wf_renewals”.'),
        optional('input', 'body', 'object', 'The values that the workflow’s trigger declares.'),
        optional(
          'wait_seconds',
          'body',
          'integer',
          `How long the request waits for the result, up to ${runWaitSeconds}. Absent: it does not wait.`,
        ),
      ],
      example: {
        method: 'POST',
        path: '/v1/workflows/wf_renewals/runs',
        body: { input: { account: 'Halden Foods' }, wait_seconds: 10 },
      },
      response: {
        status: '202 Accepted',
        text: 'The run. If it ended while the request waited, “status” and “result” are final.',
        body: { run: 'run_31c9', status: 'waiting_for_approval', result: null },
      },
    },
    {
      name: 'Get a run',
      path: '/v1/workflows/runs/{run}',
      text: 'To hear of the end without asking, subscribe to “workflow.finished” through webhooks.',
      parameters: [run],
      example: { method: 'GET', path: '/v1/workflows/runs/run_31c9' },
      response: {
        status: '200 OK',
        text: '“undo_until” is null if the run has an effect that cannot be taken back.',
        body: {
          run: 'run_31c9',
          status: 'finished',
          result: { invoice: 'inv-20418' },
          undo_until: '2026-11-25T09:12:31Z',
        },
      },
    },
    {
      name: 'Undo a run',
      path: '/v1/workflows/runs/{run}/undo',
      text: 'Takes the run’s steps back in reverse order. The audit log keeps both the run and the undo.',
      parameters: [run],
      example: { method: 'POST', path: '/v1/workflows/runs/run_31c9/undo' },
      response: {
        status: '200 OK',
        text: 'The run, and the number of steps that were taken back.',
        body: { run: 'run_31c9', status: 'undone', steps: 4 },
      },
    },
  ],
  errors: [
    {
      status: 404,
      code: 'workflow_off',
      text: 'The workflow is switched off, or does not exist.',
      remedy: 'Switch it on in the editor, or check its id.',
    },
    {
      status: 409,
      code: 'undo_expired',
      text: 'A step of the run can no longer be taken back.',
      remedy: 'Correct the records by hand; “steps” in the run lists them.',
    },
  ],
}
