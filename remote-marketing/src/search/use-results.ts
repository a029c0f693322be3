import { useEffect, useState } from 'react'
import { useSiteMap } from '@fivefold/shared/routing/site-map'
import { useCurrentUser } from '@fivefold/shared/session/current-user'
import { useStore } from '@fivefold/shared/store/site-store'
import {
  caseStudyResults,
  pageResults,
  resourceResults,
  resultsMatching,
  routesFor,
} from './site-search'

/** Milliseconds that the skeleton shows after each new query (specification 2, section 9). */
const loadingDelay = 500

/** Search results from every remote's routes and from the store. */
export function useResults(query: string) {
  const siteMap = useSiteMap()
  const user = useCurrentUser()
  const resources = useStore((state) => state.resources)
  const caseStudies = useStore((state) => state.caseStudies)
  const [settledQuery, settle] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => settle(query), loadingDelay)
    return () => clearTimeout(timer)
  }, [query])

  const everything = [
    ...pageResults(routesFor(siteMap, user?.role)),
    ...resourceResults(resources),
    ...caseStudyResults(caseStudies),
  ]
  return {
    loading: query !== '' && settledQuery !== query,
    results: resultsMatching(everything, query),
  }
}
