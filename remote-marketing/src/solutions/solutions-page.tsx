import { CustomSolution } from './custom-solution'
import { ImplementationTimeline } from './implementation-timeline'
import { IndustrySolutions } from './industries/industry-solutions'
import { RoiPlaceholder } from './roi-placeholder'
import { solutionsContent } from './solutions-content'
import { SolutionsHero } from './solutions-hero'
import { SuccessStories } from './success-stories'
import { UseCaseTable } from './use-case-table'

export function SolutionsPage() {
  const { hero, byUseCase, roi, timeline, stories } = solutionsContent
  return (
    <>
      <SolutionsHero {...hero} />
      <IndustrySolutions />
      <UseCaseTable {...byUseCase} />
      <RoiPlaceholder {...roi} />
      <ImplementationTimeline {...timeline} />
      <SuccessStories {...stories} />
      <CustomSolution />
    </>
  )
}
