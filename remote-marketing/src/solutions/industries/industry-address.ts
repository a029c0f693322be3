import { choiceParam } from '@fivefold/shared/address/address-schema'
import { solutionsContent } from '../solutions-content'

const ids: readonly string[] = solutionsContent.industries.items.map(({ id }) => id)

/** The industry on show: the first one unless the address names another. */
export const industryAddress = { industry: choiceParam('industry', ids, ids[0] ?? '') }
