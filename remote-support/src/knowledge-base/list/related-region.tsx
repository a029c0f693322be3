import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { SearchHits } from '@fivefold/shared/search/search-hits'
import { useBestMatches } from '@fivefold/shared/search/use-best-matches'
import { token } from '@fivefold/shared/theme/tokens'
import { Caption, Title } from '@fivefold/shared/ui/text'
import { Stack } from '@fivefold/shared/ui/layout'
import { articleListContent } from './article-list-content'

interface RelatedRegionProps {
  search: string
  /** Addresses that the list already shows. */
  shown: readonly string[]
  /** Says that the list is empty: quietly above what is related, or may be, else in its place. */
  noneListed?: (isQuiet: boolean) => ReactNode
}

const mostRelated = 6

/** Passages of articles and pages that match, in addition to the specified result. */
export function RelatedRegion({ search, shown, noneListed }: RelatedRegionProps) {
  const titleId = useId()
  const { hits, isLoading, isComplete } = useBestMatches(search, mostRelated)
  const { title, incomplete } = articleListContent.related
  const related = hits.filter(({ section }) => !shown.includes(section.url))
  const isFound = related.length > 0 || !isComplete
  if (isLoading || !isFound) return noneListed?.(isLoading)
  return (
    <Stack $gap={6}>
      {noneListed?.(true)}
      <Stack as="section" $gap={2} aria-labelledby={titleId}>
        <Heading as="h2" id={titleId}>
          {title}
        </Heading>
        {!isComplete && <Caption>{incomplete}</Caption>}
        <SearchHits hits={related} />
      </Stack>
    </Stack>
  )
}

const Heading = styled(Title)`
  font-size: ${token.type.body};
`
