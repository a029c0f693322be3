import { useId, useMemo, useRef } from 'react'
import styled from 'styled-components'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'
import { token } from '@fivefold/shared/theme/tokens'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { ListPager } from '../listing/list-pager'
import { pageOf } from '@fivefold/shared/listing/page-of'
import { roadmapContent } from './roadmap-content'
import { RoadmapNoMatch } from './roadmap-empty'
import { roadmapMatching, type RoadmapFilter } from './roadmap-filter'
import { RoadmapRow } from './roadmap-row'
import { useFollowVote } from './use-follow-vote'
import { useReorderMotion } from './use-reorder-motion'
import { useVoting, voteAnnouncement } from './use-voting'

interface RoadmapListProps {
  items: readonly RoadmapItem[]
  voted: ReadonlySet<string>
  filter: RoadmapFilter
  page: number
  onPage: (page: number) => void
  onClear: () => void
}

/** Remounted for each filter, to reset the last vote. */
export function RoadmapList(props: RoadmapListProps) {
  const { items, voted, filter, onPage } = props
  const list = useRef<HTMLOListElement>(null)
  const listId = useId()
  const { last, toggle, undo } = useVoting()
  const matching = useMemo(
    () => roadmapMatching(items, filter, voted, last?.itemId),
    [items, filter, voted, last],
  )
  const ids = useMemo(() => matching.map(({ id }) => id), [matching])
  const shown = pageOf(matching, props.page)
  useFollowVote(last, ids, shown.page, onPage)
  useReorderMotion(
    list,
    shown.items.map(({ id }) => id),
  )
  return (
    <>
      <LiveRegion>{voteAnnouncement(last, items)}</LiveRegion>
      {matching.length === 0 && <RoadmapNoMatch filter={filter} onClear={props.onClear} />}
      <List ref={list} id={listId} hidden={matching.length === 0}>
        {shown.items.map((item) => (
          <li key={item.id}>
            <RoadmapRow
              item={item}
              voted={voted.has(item.id)}
              undoable={last?.canUndo === true && last.itemId === item.id}
              onVote={() => toggle(item.id)}
              onUndo={() => undo(item.id)}
            />
          </li>
        ))}
      </List>
      <ListPager label={roadmapContent.pagesLabel} listId={listId} shown={shown} onPage={onPage} />
    </>
  )
}

const List = styled.ol`
  position: relative;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};

  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`
