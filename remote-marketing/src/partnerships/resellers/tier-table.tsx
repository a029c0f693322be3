import { Section } from '@fivefold/shared/ui/layout'
import { HeadedContainer } from '../../section/headed-container'
import { LevelTable } from '../level-table'
import { resellersContent } from './resellers-content'

export function TierTable() {
  const { title, ...table } = resellersContent.table
  return (
    <Section tone="surface" labelledBy="tiers-title">
      <HeadedContainer id="tiers-title" title={title}>
        <LevelTable {...table} levels={resellersContent.tiers} />
      </HeadedContainer>
    </Section>
  )
}
