/** Requests that one key may send to an endpoint in a minute; a further one gets status 429. */
export const requestsPerMinute = {
  cortex: 60,
  integrations: 600,
  workflows: 600,
  auth: 60,
  analytics: 60,
  webhooks: 60,
} as const

/** Of all keys and triggers of a workspace together. */
export const workflowRunsPerMinute = 2000

/** The longest time that a request waits for the result of a run. */
export const runWaitSeconds = 30
