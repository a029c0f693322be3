import { useState, type ComponentProps } from 'react'
import { ComparisonTable } from '../comparison/comparison-table'
import { HeadedSection } from '../section/headed-section'

type Table = ComponentProps<typeof ComparisonTable>
type Heading = Pick<ComponentProps<typeof HeadedSection>, 'labelledBy' | 'title' | 'tone'>

interface LevelTableProps extends Heading, Omit<Table, 'columns' | 'chosen' | 'onChoose'> {
  /** From the lowest to the highest. */
  levels: readonly { name: string }[]
}

/** Compares the levels of a program; a phone shows the lowest first. */
export function LevelTable({
  labelledBy,
  title,
  tone = 'paper',
  levels,
  ...table
}: LevelTableProps) {
  const [chosen, choose] = useState(levels[0]?.name ?? '')
  return (
    <HeadedSection labelledBy={labelledBy} title={title} tone={tone}>
      <ComparisonTable
        {...table}
        columns={levels.map(({ name }) => ({ id: name, name }))}
        chosen={chosen}
        onChoose={choose}
      />
    </HeadedSection>
  )
}
