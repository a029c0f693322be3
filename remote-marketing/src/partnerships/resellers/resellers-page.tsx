import { DealExample } from './deal-example'
import { PartnerClosing } from '../partner-closing'
import { ResellerQuestions } from './reseller-questions'
import { ResellersHero } from './resellers-hero'
import { resellersContent } from './resellers-content'
import { LevelTable } from '../level-table'

const { tiers, table, closing } = resellersContent

export function ResellersPage() {
  return (
    <>
      <ResellersHero />
      <LevelTable tone="surface" labelledBy="tiers-title" levels={tiers} {...table} />
      <DealExample />
      <ResellerQuestions />
      <PartnerClosing {...closing} />
    </>
  )
}
