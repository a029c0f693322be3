import { useId } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { SkeletonText } from '@fivefold/shared/ui/skeleton'
import { Caption, Title } from '@fivefold/shared/ui/text'
import { SearchHits } from '@fivefold/shared/search/search-hits'
import { useBestMatches } from '@fivefold/shared/search/use-best-matches'
import { searchContent } from './search-content'

const { best } = searchContent
const mostHits = 8

/** Matches in the texts of the whole site, in addition to the specified results. */
export function BestMatches({ query }: { query: string }) {
  const titleId = useId()
  const { isLoading, hits, isComplete } = useBestMatches(query, mostHits)
  return (
    <Region aria-labelledby={titleId} aria-busy={isLoading}>
      <Heading as="h2" id={titleId}>
        {best.title}
      </Heading>
      <Caption>{best.text}</Caption>
      {isLoading && <SkeletonText lines={6} />}
      {!isLoading && hits.length === 0 && isComplete && <p>{best.nothing}</p>}
      {!isComplete && <p role="status">{best.incomplete}</p>}
      <SearchHits hits={hits} />
    </Region>
  )
}

const Region = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  min-width: 0;
`

const Heading = styled(Title)`
  font-size: ${token.type.lead};
`
