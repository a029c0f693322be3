import { useState, type ComponentProps } from 'react'
import { ComparisonTable } from '../comparison/comparison-table'
import { HeadedSection } from '../section/headed-section'

type Table = ComponentProps<typeof ComparisonTable>

interface LevelSectionProps extends Omit<Table, 'columns' | 'chosen' | 'onChoose'> {
  title: string
  tone?: 'surface'
  /** From the lowest to the highest. */
  levels: readonly { name: string }[]
}

/** Compares the levels of a program; a phone shows the lowest first. */
export function LevelSection({ title, tone, levels, ...table }: LevelSectionProps) {
  const [chosen, choose] = useState(levels[0]?.name ?? '')
  return (
    <HeadedSection {...(tone && { tone })} labelledBy="levels-title" title={title}>
      <ComparisonTable
        {...table}
        columns={levels.map(({ name }) => ({ id: name, name }))}
        chosen={chosen}
        onChoose={choose}
      />
    </HeadedSection>
  )
}
