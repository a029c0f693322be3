import { DealExample } from './deal-example'
import { PartnerClosing } from '../partner-closing'
import { ResellerQuestions } from './reseller-questions'
import { ResellersHero } from './resellers-hero'
import { resellersContent } from './resellers-content'
import { TierTable } from './tier-table'

export function ResellersPage() {
  return (
    <>
      <ResellersHero />
      <TierTable />
      <DealExample />
      <ResellerQuestions />
      <PartnerClosing {...resellersContent.closing} />
    </>
  )
}
