import { lazy, Suspense } from 'react'
import { useAddressQuery } from '@fivefold/shared/address/address-query'

const PlanFinder = lazy(() =>
  import('./pricing-static').then(({ PlanFinder }) => ({ default: PlanFinder })),
)

/** The questions are fetched only when an address asks for them. */
export function AskedFinder() {
  return <Suspense>{useAddressQuery().includes('fit=') && <PlanFinder />}</Suspense>
}
