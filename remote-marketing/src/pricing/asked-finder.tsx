import { lazy, Suspense } from 'react'
import { useAddressQuery } from '@fivefold/shared/address/address-query'

const PlanFinder = lazy(() =>
  import('./pricing-static').then(({ PlanFinder }) => ({ default: PlanFinder })),
)

/** The questions are fetched only when an address asks for them. The anchor is there before. */
export function AskedFinder() {
  return (
    <div id="fit">
      <Suspense>{useAddressQuery().includes('fit=') && <PlanFinder />}</Suspense>
    </div>
  )
}
