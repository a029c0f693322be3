import { choiceParam } from '@fivefold/shared/address/address-schema'
import { solutionsContent } from '../solutions-content'

const ids: readonly string[] = solutionsContent.industries.items.map(({ id }) => id)

/** The shown industry; the first one by default. */
export const industryAddress = { industry: choiceParam('industry', ids, ids[0] ?? '') }
