import { HeadedSection } from '../../section/headed-section'
import { integratorsContent } from './integrators-content'
import { LevelTable } from '../level-table'

export function LevelBenefits() {
  const { title, ...table } = integratorsContent.brings
  return (
    <HeadedSection labelledBy="brings-title" title={title}>
      <LevelTable {...table} levels={integratorsContent.levels} />
    </HeadedSection>
  )
}
