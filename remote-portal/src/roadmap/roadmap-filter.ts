import { flagParam, pageParam, textParam } from '@fivefold/shared/address/address-schema'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'

export interface RoadmapFilter {
  /** A roadmap status; '' for all. */
  status: string
  /** Only items with the user's vote. */
  mine: boolean
}

export const roadmapAddress = {
  status: textParam('status'),
  mine: flagParam('mine', '1'),
  page: pageParam,
}

/** `keptId` stays even if it does not match, so that a removed vote can be undone in place. */
export function roadmapMatching(
  items: readonly RoadmapItem[],
  filter: RoadmapFilter,
  voted: ReadonlySet<string>,
  keptId?: string,
) {
  if (!filter.status && !filter.mine) return items
  return items.filter(
    (item) =>
      (!filter.status || item.status === filter.status) &&
      (!filter.mine || voted.has(item.id) || item.id === keptId),
  )
}

/** The statuses of the items, in-progress first. */
export function roadmapStatuses(items: readonly RoadmapItem[]) {
  const found = new Set(items.map((item) => item.status))
  const known = ['in-progress', 'planned'].filter((status) => found.has(status))
  const others = [...found].filter((status) => !known.includes(status))
  return [...known, ...others.toSorted()]
}
