import { choiceParam, textParam } from '@fivefold/shared/address/address-schema'
import { queryWith } from '@fivefold/shared/address/address-query'
import { paths } from '@fivefold/shared/routing/paths'
import { wordsFilter } from '@fivefold/shared/words/folded'
import type { Integration } from './integration'
import {
  integrationCategories,
  integrationsContent,
  type IntegrationCategory,
} from './integrations-content'

export const integrationsAnchor = 'integrations'

export interface IntegrationFilter {
  search: string
  /** The id of a category; '' for all. */
  category: string
}

export const integrationAddress = {
  search: textParam('search'),
  category: choiceParam(
    'category',
    integrationCategories.map(({ id }) => id),
    '',
  ),
}

export const integrationsHref = (filter: Partial<IntegrationFilter>) =>
  `${paths.platform}${queryWith('', filter)}#${integrationsAnchor}`

export interface FoundIntegration extends Integration {
  category: string
}

/** All words of the search are in the name, category, maker or records of each result. */
export function findIntegrations({ search, category }: IntegrationFilter): FoundIntegration[] {
  const hasWords = wordsFilter(search)
  return integrationCategories
    .filter(({ id }) => category === '' || id === category)
    .flatMap(({ name, integrations }) => integrations.map((each) => ({ ...each, category: name })))
    .filter((each) => hasWords(textOf(each)))
}

const textOf = ({ name, category, maker, signIn, reads, writes = '' }: FoundIntegration) =>
  `${name} ${category} ${integrationsContent.makers[maker]} ${reads} ${writes} ${signIn} integration connector`

export const integrationCount = integrationCategories.reduce(
  (sum, { integrations }: IntegrationCategory) => sum + integrations.length,
  0,
)
