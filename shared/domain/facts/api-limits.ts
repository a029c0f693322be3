/**
 * Requests that one key may send to an endpoint in a minute; a further one gets status 429.
 * @example `${requestsPerMinute} requests per minute`
 */
export const requestsPerMinute = 60
/**
 * To the endpoints that move records and start runs.
 * @example `${bulkRequestsPerMinute} requests per minute`
 */
export const bulkRequestsPerMinute = 600
/**
 * The limit of a workspace, for all its keys and triggers together.
 * @example `${workflowRunsPerMinute} runs per minute`
 */
export const workflowRunsPerMinute = 2000
/**
 * The longest time that a request waits for the result of a run.
 * @example `up to ${runWaitSeconds} seconds`
 */
export const runWaitSeconds = 30
