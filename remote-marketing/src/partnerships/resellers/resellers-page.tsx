import { Accordion } from '@fivefold/shared/ui/accordion'
import { HeadedSection } from '../../section/headed-section'
import { SplitSection } from '../../section/split-section'
import { LevelTable } from '../level-table'
import { DealExample } from './deal-example'
import { CentredCall } from '../../section/centred-call'
import { ResellersHero } from './resellers-hero'
import { resellersContent } from './resellers-content'

const { questions, table } = resellersContent
const { title, ...terms } = table

export function ResellersPage() {
  return (
    <>
      <ResellersHero />
      <HeadedSection tone="surface" labelledBy="tiers-title" title={title}>
        <LevelTable {...terms} levels={resellersContent.tiers} />
      </HeadedSection>
      <DealExample />
      <SplitSection labelledBy="questions-title" title={questions.title} ratio="narrow">
        <Accordion items={questions.items} />
      </SplitSection>
      <CentredCall {...resellersContent.closing} />
    </>
  )
}
