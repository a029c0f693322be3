import { NoMatch } from '@fivefold/shared/ui/no-match'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Text } from '@fivefold/shared/ui/text'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { Band } from '../section/band'
import { caseStudies, caseStudiesContent } from './case-studies-content'
import { CaseStudyArticle } from './case-study-article'
import { caseStudyAddress, everything, matchingCaseStudies } from './case-study-filter'
import { CaseStudyFilters } from './case-study-filters'

export function CaseStudyList() {
  const { state: filter, change } = useAddressState(caseStudyAddress)
  const shown = matchingCaseStudies(caseStudies, filter)
  const { empty, head } = caseStudiesContent
  return (
    <Band>
      <Container>
        <CaseStudyFilters
          filter={filter}
          shown={shown.length}
          total={caseStudies.length}
          onChange={change}
        />
        <Stack $gap="head">
          {shown.map((study) => (
            <CaseStudyArticle key={study.company} study={study} />
          ))}
          {shown.length > 0 && <Text $muted>{head.note}</Text>}
        </Stack>
        {shown.length === 0 && (
          <NoMatch
            title={empty.title}
            clear={empty.clear}
            onClear={() => change({ industry: everything, useCase: everything })}
          >
            {empty.text}
          </NoMatch>
        )}
      </Container>
    </Band>
  )
}
