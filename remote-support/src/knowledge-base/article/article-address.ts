import { queryWith } from '@fivefold/shared/address/address-query'
import { queryChanges, readAddress, textParam } from '@fivefold/shared/address/address-schema'
import { paths } from '@fivefold/shared/routing/paths'

/** The state in the URL of the knowledge base; '' for an absent parameter. */
export interface ArticleAddress {
  search: string
  category: string
  /** Id of the open article. */
  article: string
}

export const articleAddress = {
  search: textParam('search'),
  category: textParam('category'),
  article: textParam('article'),
}

export const plainAddress: ArticleAddress = readAddress(articleAddress, '')

export const addressHref = (address: ArticleAddress) =>
  paths.knowledgeBase + queryWith('', queryChanges(articleAddress, address))
