import { HeadedSection } from '../../section/headed-section'
import { LevelTable } from '../level-table'
import { resellersContent } from './resellers-content'

export function TierTable() {
  const { title, ...table } = resellersContent.table
  return (
    <HeadedSection tone="surface" labelledBy="tiers-title" title={title}>
      <LevelTable {...table} levels={resellersContent.tiers} />
    </HeadedSection>
  )
}
