import { useCallback, useMemo } from 'react'
import { readAddress } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { Stack } from '@fivefold/shared/ui/layout'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { roadmapContent } from './roadmap-content'
import { RoadmapEmpty } from './roadmap-empty'
import { roadmapAddress } from './roadmap-filter'
import { RoadmapFilterBar } from './roadmap-filter-bar'
import { RoadmapList } from './roadmap-list'
import { OwnIdeas } from './ideas/own-ideas'
import { SuggestIdea } from './ideas/suggest-idea'
import { ShippedList, shippedTitle } from './shipped-list'
import { useRoadmap } from './use-roadmap'

export function RoadmapPanel({ user }: { user: User }) {
  const { items, voted } = useRoadmap(user.id)
  const { state, change } = useAddressState(roadmapAddress)
  const { status, mine } = state
  const filter = useMemo(() => ({ status, mine }), [status, mine])
  const turnTo = useCallback((page: number) => change({ page }), [change])
  return (
    <Stack $gap={5}>
      <SuggestIdea title={roadmapContent.title} lead={roadmapContent.lead} />
      {items.length === 0 ? (
        <RoadmapEmpty />
      ) : (
        <>
          <RoadmapFilterBar
            items={items}
            ownVotes={voted.size}
            filter={filter}
            onFilter={(changes) => change({ ...changes, page: 1 })}
          />
          <RoadmapList
            key={`${status} ${mine}`}
            items={items}
            voted={voted}
            filter={filter}
            page={state.page}
            onPage={turnTo}
            onClear={() => change(readAddress(roadmapAddress, ''))}
          />
        </>
      )}
      <OwnIdeas userId={user.id} />
      <Below $gap={3}>
        <PanelHead title={shippedTitle} />
        <ShippedList />
      </Below>
    </Stack>
  )
}

const Below = styled(Stack)`
  margin-block-start: ${token.space[5]};
`
