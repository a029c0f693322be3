import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Container } from '@fivefold/shared/ui/layout'
import { replaceQuery, useAddressQuery } from '@fivefold/shared/address/address-query'
import { caseStudies, caseStudiesContent } from './case-studies-content'
import { CaseStudyArticle } from './case-study-article'
import { filterOf, matchingCaseStudies } from './case-study-filter'
import { CaseStudyFilters } from './case-study-filters'

export function CaseStudyList() {
  const filter = filterOf(useAddressQuery())
  const shown = matchingCaseStudies(caseStudies, filter)
  const { empty } = caseStudiesContent
  return (
    <Band>
      <Container>
        <CaseStudyFilters filter={filter} shown={shown.length} total={caseStudies.length} />
        <Studies>
          {shown.map((study) => (
            <CaseStudyArticle key={study.company} study={study} />
          ))}
        </Studies>
        {shown.length === 0 && (
          <EmptyState
            title={empty.title}
            action={
              <Button
                variant="secondary"
                onClick={() => replaceQuery({ industry: null, useCase: null })}
              >
                {empty.clear}
              </Button>
            }
          >
            {empty.text}
          </EmptyState>
        )}
      </Container>
    </Band>
  )
}

const Band = styled.div`
  padding-block-end: ${token.space.section};
`

const Studies = styled.div`
  display: grid;
  gap: clamp(1.5rem, 4vw, 2.5rem);
`
