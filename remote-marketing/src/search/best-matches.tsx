import { useId } from 'react'
import { useSiteMap } from '@fivefold/shared/routing/site-map'
import { SkeletonText } from '@fivefold/shared/ui/skeleton'
import { shownHit } from '@fivefold/shared/search/shown-hit'
import type { BestMatches as Matches } from '@fivefold/shared/search/use-best-matches'
import { GroupTitle, NoneHere, ResultRow } from './result-row'
import { ResultTabs, type ChosenTab } from './result-tabs'
import { bestCount, searchContent } from './search-content'
import { resultsOfTab, typeOfPage } from './site-search'

interface BestMatchesProps extends Matches {
  /** Absent while the specified results have the tabs. */
  filter?: ChosenTab
}

/** The ranked passages of the whole site. */
export function BestMatches({ isLoading, hits, isComplete, filter }: BestMatchesProps) {
  const titleId = useId()
  const siteMap = useSiteMap()
  if (!isLoading && hits.length === 0 && isComplete) return null
  const typed = hits.map((hit) => ({ hit, type: typeOfPage(siteMap, hit.section.url) }))
  return (
    <section aria-labelledby={titleId} aria-busy={isLoading}>
      <GroupTitle as="h2" id={titleId}>
        {isLoading ? searchContent.best : bestCount(hits.length)}
      </GroupTitle>
      {isLoading && <SkeletonText lines={12} />}
      {!isComplete && <p role="status">{searchContent.incomplete}</p>}
      {filter ? (
        <ResultTabs {...filter} countOf={(tab) => resultsOfTab(typed, tab).length}>
          {(tab) => <Hits hits={resultsOfTab(typed, tab).map(({ hit }) => hit)} />}
        </ResultTabs>
      ) : (
        <Hits hits={hits} />
      )}
    </section>
  )
}

function Hits({ hits }: Pick<Matches, 'hits'>) {
  if (hits.length === 0) return <NoneHere>{searchContent.noneOfKind}</NoneHere>
  return (
    <ul>
      {hits.map(shownHit).map(({ href, title, titleWords, place, passage }) => (
        <ResultRow
          key={href + title}
          href={href}
          title={title}
          text={passage.text}
          terms={[...titleWords, ...passage.words]}
          termPlace="word-start"
        >
          {place}
        </ResultRow>
      ))}
    </ul>
  )
}
