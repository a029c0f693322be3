import { choiceParam } from '@fivefold/shared/address/address-schema'
import { queryWith } from '@fivefold/shared/address/address-query'
import { paths } from '@fivefold/shared/routing/paths'
import { endpointGroups } from './reference-content'
import { languages } from './request-code'

const ids: readonly string[] = endpointGroups.flatMap(({ endpoints }) =>
  endpoints.map(({ id }) => id),
)

/** The open endpoint; '' while all are closed. */
export const endpointAddress = { endpoint: choiceParam('endpoint', ids, '') }

/** One language for all requests of the page. */
export const languageAddress = { language: choiceParam('language', languages, 'curl') }

export const endpointAnchor = (id: string) => `endpoint-${id}`

export const endpointHref = (endpoint: string) =>
  `${paths.developersApi}${queryWith('', { endpoint })}#${endpointAnchor(endpoint)}`
