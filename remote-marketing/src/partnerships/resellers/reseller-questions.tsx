import { Accordion } from '@fivefold/shared/ui/accordion'
import { SplitSection } from '../../section/split-section'
import { resellersContent } from './resellers-content'

const { questions } = resellersContent

export function ResellerQuestions() {
  return (
    <SplitSection labelledBy="questions-title" title={questions.title} ratio="narrow">
      <Accordion items={questions.items} />
    </SplitSection>
  )
}
