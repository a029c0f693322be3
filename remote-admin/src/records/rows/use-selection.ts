import { useMemo, useState } from 'react'
import type { Identified } from './record-kind'

/** The selected rows among those that match the filters. */
export function useSelection<Row extends Identified>(matching: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => matching.filter(({ id }) => ids.has(id)), [matching, ids])
  return {
    selected,
    has: (row: Row) => ids.has(row.id),
    set(rows: readonly Row[], isSelected: boolean) {
      const changed = new Set(rows.map(({ id }) => id))
      setIds((before) => {
        const others = [...before].filter((id) => !changed.has(id))
        return new Set(isSelected ? [...others, ...changed] : others)
      })
    },
    clear: () => setIds(new Set()),
  }
}

export type Selection<Row extends Identified> = ReturnType<typeof useSelection<Row>>
