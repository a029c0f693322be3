import type { AddressParam } from '@fivefold/shared/address/address-schema'
import {
  allProductsFrom,
  dataResidencyFrom,
  mlWorkbenchFrom,
  singleSignOnFrom,
  uptimeCreditsFrom,
  type PlanId,
} from '../../estimate/plan-features'
import type { Need } from '../../lead-context/lead-context'

/** The cheapest plan that has it. */
export const planWithNeed: Readonly<Record<Need, PlanId>> = {
  products: allProductsFrom,
  sso: singleSignOnFrom,
  credits: uptimeCreditsFrom,
  storage: 'professional',
  archive: 'enterprise',
  residency: dataResidencyFrom,
  ml: mlWorkbenchFrom,
}

const isNeed = (word: string): word is Need => Object.hasOwn(planWithNeed, word)
export const allNeeds = Object.keys(planWithNeed).filter(isNeed)

/** `needs=sso,residency`, in the order of the list. */
export const needsParam: AddressParam<readonly Need[]> = {
  read(query) {
    const requested = new Set(query.get('needs')?.split(','))
    return allNeeds.filter((need) => requested.has(need))
  },
  write: (needs) => ({ needs: needs.join() || null }),
}

export const withNeed = (needs: readonly Need[], need: Need) =>
  allNeeds.filter((one) => needs.includes(one) !== (one === need))
