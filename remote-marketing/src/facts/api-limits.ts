/** Requests that one key may send to an endpoint in a minute; a further one gets status 429. */
export const requestsPerMinute = 60
/** To the endpoints that move records and start runs. */
export const bulkRequestsPerMinute = 600

/** Of all keys and triggers of a workspace together. */
export const workflowRunsPerMinute = 2000

/** The longest time that a request waits for the result of a run. */
export const runWaitSeconds = 30
