import { useAddressQuery } from '@fivefold/shared/address/address-query'
import { createPartLoader, useLoadedPart } from '@fivefold/shared/loading/part-loader'

const finder = createPartLoader(() => import('./pricing-static'))

/** The questions are fetched only when an address asks for them. The anchor is there before. */
export function LinkedFinder() {
  const isWanted = useAddressQuery().includes('fit=')
  const part = useLoadedPart(finder, isWanted)
  return <div id="fit">{isWanted && part && <part.PlanFinder />}</div>
}
