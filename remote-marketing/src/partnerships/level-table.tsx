import { useState, type ComponentProps } from 'react'
import { ComparisonTable } from '../comparison/comparison-table'

type Table = ComponentProps<typeof ComparisonTable>

interface LevelTableProps extends Omit<Table, 'columns' | 'chosen' | 'onChoose'> {
  /** From the lowest to the highest. */
  levels: readonly { name: string }[]
}

/** Compares the levels of a program; a phone shows the lowest first. */
export function LevelTable({ levels, ...table }: LevelTableProps) {
  const [chosen, choose] = useState(levels[0]?.name ?? '')
  return (
    <ComparisonTable
      {...table}
      columns={levels.map(({ name }) => ({ id: name, name }))}
      chosen={chosen}
      onChoose={choose}
    />
  )
}
