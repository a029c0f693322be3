import { LevelSection } from '../level-section'
import { DealExample } from './deal-example'
import { CentredCall } from '../../section/centred-call'
import { ResellerQuestions } from './reseller-questions'
import { ResellersHero } from './resellers-hero'
import { resellersContent } from './resellers-content'

export function ResellersPage() {
  return (
    <>
      <ResellersHero />
      <LevelSection tone="surface" {...resellersContent.table} levels={resellersContent.tiers} />
      <DealExample />
      <ResellerQuestions />
      <CentredCall {...resellersContent.closing} />
    </>
  )
}
