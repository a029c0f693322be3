import { Section } from '@fivefold/shared/ui/layout'
import { HeadedContainer } from '../../section/headed-container'
import { integratorsContent } from './integrators-content'
import { LevelTable } from '../level-table'

export function LevelBenefits() {
  const { title, ...table } = integratorsContent.brings
  return (
    <Section labelledBy="brings-title">
      <HeadedContainer id="brings-title" title={title}>
        <LevelTable {...table} levels={integratorsContent.levels} />
      </HeadedContainer>
    </Section>
  )
}
