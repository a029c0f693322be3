import { choiceParam } from '@fivefold/shared/address/address-schema'
import { listedIndustries, listedUseCases, type CaseStudyCard } from './case-studies-content'

export const everything = 'All'

export interface CaseStudyFilter {
  industry: string
  useCase: string
}

const listed = (name: string, list: readonly string[]) => choiceParam(name, list, everything)

export const caseStudyAddress = {
  industry: listed('industry', listedIndustries),
  useCase: listed('useCase', listedUseCases),
}

export function matchingCaseStudies(
  studies: readonly CaseStudyCard[],
  { industry, useCase }: CaseStudyFilter,
) {
  return studies.filter(
    (study) =>
      (industry === everything || study.industry === industry) &&
      (useCase === everything || study.useCase === useCase),
  )
}
