import { useId } from 'react'
import { SkeletonText } from '@fivefold/shared/ui/skeleton'
import { shownHit } from '@fivefold/shared/search/shown-hit'
import type { BestMatches as Matches } from '@fivefold/shared/search/use-best-matches'
import { GroupTitle, ResultRow } from './result-row'
import { bestCount, searchContent } from './search-content'

/** The ranked passages of the whole site. */
export function BestMatches({ isLoading, hits, isComplete }: Matches) {
  const titleId = useId()
  if (!isLoading && hits.length === 0 && isComplete) return null
  return (
    <section aria-labelledby={titleId} aria-busy={isLoading}>
      <GroupTitle as="h2" id={titleId}>
        {isLoading ? searchContent.best : bestCount(hits.length)}
      </GroupTitle>
      {isLoading && <SkeletonText lines={12} />}
      {!isComplete && <p role="status">{searchContent.incomplete}</p>}
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
    </section>
  )
}
