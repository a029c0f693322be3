/** Requests that one key may send to an endpoint in a minute; a further one gets status 429. */
export const requestsPerMinute = 60
/** To the endpoints that move records and start runs. */
export const bulkRequestsPerMinute = 600

/** The limit of a workspace, for all its keys and triggers together. */
export const workflowRunsPerMinute = 2000

/** The longest time that a request waits for the result of a run. */
export const runWaitSeconds = 30
