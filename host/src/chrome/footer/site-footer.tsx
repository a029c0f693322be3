import { Suspense } from 'react'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import { staticPart } from '@fivefold/shared/loading/static-part'
import { ErrorBoundary } from 'react-error-boundary'
import { useIsWorkArea } from '../../loading/registry/use-is-work-area'
import { contentYear, currentYear } from './current-year'

const Footer = staticPart(
  'footer',
  () => import('./footers').then((m) => m.Footers),
  () => currentYear() === contentYear,
)

/** A failed footer breaks nothing else. Work pages have a compact footer, which the document does not contain. */
export function SiteFooter() {
  return (
    <ErrorBoundary fallback={null} onError={(error) => recordClientError(error)}>
      <Suspense>
        <Footer key={String(useIsWorkArea())} />
      </Suspense>
    </ErrorBoundary>
  )
}
