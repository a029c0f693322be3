import { useId } from 'react'
import styled from 'styled-components'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { articleHref } from '@fivefold/shared/routing/paths'
import { SearchHits } from '@fivefold/shared/search/search-hits'
import { useBestMatches } from '@fivefold/shared/search/use-best-matches'
import { token } from '@fivefold/shared/theme/tokens'
import { Caption, Title } from '@fivefold/shared/ui/text'
import { Stack } from '@fivefold/shared/ui/layout'
import { articleListContent } from './article-list-content'

interface RelatedRegionProps {
  search: string
  /** Articles that the list already shows. */
  listed: readonly KbArticle[]
}

const mostRelated = 6

/** More articles and pages that match, in addition to the specified result. */
export function RelatedRegion({ search, listed }: RelatedRegionProps) {
  const titleId = useId()
  const { hits, isComplete } = useBestMatches(search, mostRelated)
  const { title, incomplete } = articleListContent.related
  const shown = new Set(listed.map(({ id }) => articleHref(id)))
  const related = hits.filter(({ section }) => !shown.has(section.url))
  if (related.length === 0 && isComplete) return null
  return (
    <Stack as="section" $gap={2} aria-labelledby={titleId}>
      <Heading as="h2" id={titleId}>
        {title}
      </Heading>
      {!isComplete && <Caption>{incomplete}</Caption>}
      <SearchHits hits={related} />
    </Stack>
  )
}

const Heading = styled(Title)`
  font-size: ${token.type.body};
`
