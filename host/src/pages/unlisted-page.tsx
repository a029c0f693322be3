import { useEffect } from 'react'
import { PageSkeleton } from '@fivefold/shared/ui/skeleton'
import { siteRegistry } from '../registry/site-registry'
import { RegistryProblem } from '../screens/registry-problem'

/** Stands where only the rest of the registry can say whether there is a page. */
export function UnlistedPage({ problem }: { problem: string | undefined }) {
  useEffect(() => void siteRegistry.completeWithRetry(), [])
  if (problem === undefined) return <PageSkeleton />
  return <RegistryProblem reason={problem} onTryAgain={() => void siteRegistry.complete()} />
}
