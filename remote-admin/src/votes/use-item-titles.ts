import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import type { ItemTitles } from './vote-rows'

export function useItemTitles(): ItemTitles {
  const items = useStore((state) => state.roadmapItems)
  return useMemo(() => new Map(items.map(({ id, title }) => [id, title])), [items])
}
