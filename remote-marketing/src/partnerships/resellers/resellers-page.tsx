import { HeadedSection } from '../../section/headed-section'
import { LevelTable } from '../level-table'
import { DealExample } from './deal-example'
import { CentredCall } from '../../section/centred-call'
import { ResellerQuestions } from './reseller-questions'
import { ResellersHero } from './resellers-hero'
import { resellersContent } from './resellers-content'

const { title, ...terms } = resellersContent.table

export function ResellersPage() {
  return (
    <>
      <ResellersHero />
      <HeadedSection tone="surface" labelledBy="tiers-title" title={title}>
        <LevelTable {...terms} levels={resellersContent.tiers} />
      </HeadedSection>
      <DealExample />
      <ResellerQuestions />
      <CentredCall {...resellersContent.closing} />
    </>
  )
}
