import { trimmedTextParam } from '@fivefold/shared/address/address-schema'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { Chip } from '@fivefold/shared/ui/chip'
import { ChipCount } from '@fivefold/shared/ui/chip-count'
import { ChipRow } from '@fivefold/shared/ui/chip-row'
import { NoMatch } from '@fivefold/shared/ui/no-match'
import { Stack } from '@fivefold/shared/ui/layout'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { X } from 'lucide-react'
import styled from 'styled-components'
import { communityContent, discussionCount } from './community-content'
import { discussionsMatching, type Discussion } from './discussion/discussion'
import { DiscussionRow } from './discussion-row'
import type { BoardView } from './use-board-view'

interface DiscussionListProps {
  discussions: readonly Discussion[]
  view: BoardView
}

const { empty, filters } = communityContent

/** The id of the discussion whose replies are shown. */
const discussionAddress = { open: trimmedTextParam('discussion', 100) }

export function DiscussionList({ discussions, view }: DiscussionListProps) {
  const { state, change } = useAddressState(discussionAddress)
  const { open } = state
  const { query, category, isUnanswered } = view
  const matches = discussionsMatching(discussions, query, category, isUnanswered)
  const unanswered = discussionsMatching(discussions, query, category, true)
  return (
    <Stack $gap={3}>
      <LiveRegion>{query || isUnanswered ? discussionCount(matches.length) : ''}</LiveRegion>
      <ChipRow label={filters.label}>
        {category && (
          <Chip pressed onClick={view.leaveCategory}>
            {category}
            <Remove aria-hidden="true" />
          </Chip>
        )}
        <Chip pressed={isUnanswered} onClick={view.toggleUnanswered}>
          {filters.unanswered}
          <ChipCount count={unanswered.length} />
        </Chip>
      </ChipRow>
      {matches.length === 0 ? (
        <NoMatch title={empty.title} clear={empty.clear} onClear={view.showAll}>
          {empty.text}
        </NoMatch>
      ) : (
        <List>
          {matches.map((discussion) => (
            <DiscussionRow
              key={discussion.id}
              {...discussion}
              isOpen={open === discussion.id}
              onToggle={() => change({ open: open === discussion.id ? '' : discussion.id })}
            />
          ))}
        </List>
      )}
    </Stack>
  )
}

const List = styled.div`
  ${oneColumn}

  & > * + * {
    border-block-start: 1px solid ${token.color.line};
  }
`

const Remove = styled(X)`
  width: 0.875rem;
  height: 0.875rem;
`
