import { analyticsEndpoint } from './endpoints/analytics-content'
import { authEndpoint } from './endpoints/auth-content'
import { cortexEndpoint } from './endpoints/cortex-content'
import { integrationsEndpoint } from './endpoints/integrations-content'
import { webhooksEndpoint } from './endpoints/webhooks-content'
import { workflowsEndpoint } from './endpoints/workflows-content'
import type { ApiError, Endpoint } from './endpoint'

interface EndpointGroup {
  value: string
  label: string
  endpoints: readonly Endpoint[]
}

export const endpointGroups: readonly EndpointGroup[] = [
  {
    value: 'core',
    label: 'Core APIs',
    endpoints: [cortexEndpoint, integrationsEndpoint, workflowsEndpoint],
  },
  {
    value: 'management',
    label: 'Management',
    endpoints: [authEndpoint, analyticsEndpoint, webhooksEndpoint],
  },
]

/** Errors that every endpoint returns, in addition to its own. */
export const sharedErrors: readonly ApiError[] = [
  {
    status: 401,
    code: 'key_invalid',
    text: 'The key is missing, misspelled or revoked.',
    remedy: 'Send “Authorization: Bearer” and a key that is in use.',
  },
  {
    status: 403,
    code: 'scope_missing',
    text: 'The key is not allowed to do this. “scope” names what it lacks.',
    remedy: 'Issue a key that has the scope.',
  },
  {
    status: 429,
    code: 'rate_limited',
    text: 'The key has used up its requests of this minute.',
    remedy: 'Wait for the seconds in the “Retry-After” header, then repeat the request.',
  },
  {
    status: 503,
    code: 'unavailable',
    text: 'We cannot answer at the moment.',
    remedy: 'Repeat the request after a second, then after two, then after four.',
  },
]

export const referenceContent = {
  title: 'API reference',
  lead: 'Six endpoints. Core APIs do the work; management APIs control access and show what happened. Past the rate limit of its key, a request gets status 429 and the time to try again.',
  tabsLabel: 'API groups',
  open: 'Read the reference',
  close: 'Close the reference',
  rateLimit: 'Rate limit',
  parameters: 'Parameters',
  noParameters: 'None. The key says all there is to know.',
  required: 'required',
  returns: 'Returns',
  request: 'Request',
  languages: 'Language of the requests',
  errors: 'Errors',
  errorsLead: 'The body of an error has “code” and “message”.',
  copy: 'Copy',
} as const
