import type { SearchText } from '@fivefold/shared/routing/remote-contract'
import type { Integration } from './integration'
import { integrationsHref } from './integration-search'
import { integrationCategories } from './integrations-content'

const sentenceOf = ({ name, reads, writes, signIn }: Integration) =>
  `${name} reads ${reads}${writes === undefined ? '' : ` and writes ${writes}`}; sign-in with ${signIn}.`

/** The search needs these, because the page lists integrations behind a choice. */
export const integrationTexts: readonly SearchText[] = integrationCategories.map(
  ({ id, name, integrations }) => ({
    title: `${name}: integrations`,
    text: integrations.map(sentenceOf).join(' '),
    url: integrationsHref({ category: id }),
  }),
)
