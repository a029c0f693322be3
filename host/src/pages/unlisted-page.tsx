import { useEffect } from 'react'
import { PageSkeleton } from '@fivefold/shared/ui/skeleton'
import { siteRegistry } from '../loading/registry/site-registry'
import { RegistryProblem } from '../screens/registry-problem'

/** Shown while only the rest of the registry can tell whether the page exists. */
export function UnlistedPage({ problem }: { problem: string | undefined }) {
  useEffect(() => void siteRegistry.completeWithRetry(), [])
  if (problem === undefined) return <PageSkeleton />
  return <RegistryProblem reason={problem} onTryAgain={() => void siteRegistry.complete()} />
}
