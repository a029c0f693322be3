import { listedIndustries, listedUseCases, type CaseStudyCard } from './case-studies-content'

export const everything = 'All'

export interface CaseStudyFilter {
  industry: string
  useCase: string
}

const listed = (value: string | null, list: readonly string[]) =>
  value !== null && list.includes(value) ? value : everything

/** The filter in the URL; values that are not in the lists count as All. */
export function filterOf(query: string): CaseStudyFilter {
  const parameters = new URLSearchParams(query)
  return {
    industry: listed(parameters.get('industry'), listedIndustries),
    useCase: listed(parameters.get('useCase'), listedUseCases),
  }
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
