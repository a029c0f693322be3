import { useId } from 'react'
import styled from 'styled-components'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { Button } from '@fivefold/shared/ui/button'
import { Stack } from '@fivefold/shared/ui/layout'
import { categoryTone } from '../listing/category-tone'
import { CommentThread } from './comments/comment-thread'
import { CommentToggle } from './comments/comment-toggle'
import { useComments } from './comments/use-comments'
import { roadmapContent } from './roadmap-content'
import { RoadmapStatus } from './roadmap-status'
import { VoteButton } from './vote-button'

interface RoadmapRowProps {
  item: RoadmapItem
  voted: boolean
  /** True if the last vote was for this item and can be undone. */
  undoable: boolean
  onVote: () => void
  onUndo: () => void
}

export function RoadmapRow({ item, voted, undoable, onVote, onUndo }: RoadmapRowProps) {
  const headingId = useId()
  const { id, comments, isOpen, toggle } = useComments(item.id)
  return (
    <Row aria-labelledby={headingId}>
      <Voting>
        <VoteButton item={item} voted={voted} onVote={onVote} />
        {undoable && (
          <Undo variant="quiet" size="small" onClick={onUndo}>
            {roadmapContent.undo}
          </Undo>
        )}
      </Voting>
      <Stack $gap={1}>
        <Heading id={headingId} dir="auto">
          {item.title}
        </Heading>
        <Description dir="auto">{item.description}</Description>
        <CommentToggle
          title={item.title}
          count={comments.length}
          isOpen={isOpen}
          controls={id}
          onToggle={toggle}
        />
      </Stack>
      <Labels>
        <RoadmapStatus status={item.status} />
        <Badge tone={categoryTone(item.category)} dir="auto">
          {item.category}
        </Badge>
        {item.planned_release && <Release>{roadmapContent.planned(item.planned_release)}</Release>}
      </Labels>
      {isOpen && <CommentThread id={id} itemId={item.id} comments={comments} />}
    </Row>
  )
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${token.space[3]} ${token.space[5]};
  align-items: start;
  padding: ${token.space[5]};
  background: ${token.color.raised};

  ${media.desktop} {
    grid-template-columns: 4rem minmax(0, 1fr) 18rem;
  }
`

const Heading = styled.h3`
  font: 600 ${token.type.body} / 1.35 ${token.font.sans};
  overflow-wrap: anywhere;
`

const Description = styled.p`
  max-width: ${token.width.prose};
  ${smallMuted}
  line-height: 1.55;
  overflow-wrap: anywhere;
`

/* Reserves the height of the undo button, so that a vote moves nothing below it. */
const Voting = styled.div`
  display: grid;
  align-content: start;
  justify-items: stretch;
  gap: ${token.space[2]};
  min-height: 6.25rem;
`

const Undo = styled(Button)`
  padding-inline: 0;
`

const Labels = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  align-items: center;
  gap: ${token.space[2]};

  ${media.desktop} {
    grid-column: 3;
    justify-content: flex-end;
  }
`

const Release = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.type.caption};

  ${media.desktop} {
    flex: 1 0 100%;
    text-align: end;
  }
`
