import { ChevronUp } from 'lucide-react'
import styled from 'styled-components'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'
import { token } from '@fivefold/shared/theme/tokens'
import { countWords } from '@fivefold/shared/words/count-words'
import { roadmapContent } from './roadmap-content'

interface VoteButtonProps {
  item: RoadmapItem
  voted: boolean
  onVote: () => void
}

/** Finds the button again after its item moved to another page. */
export const voteButtonId = (itemId: string) => `vote-${itemId}`

export function VoteButton({ item, voted, onVote }: VoteButtonProps) {
  return (
    <Toggle
      type="button"
      id={voteButtonId(item.id)}
      aria-label={roadmapContent.vote(item.title)}
      aria-description={roadmapContent.votes(item.vote_count)}
      aria-pressed={voted}
      onClick={onVote}
    >
      <ChevronUp aria-hidden="true" />
      <span>{countWords(item.vote_count)}</span>
    </Toggle>
  )
}

const Toggle = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  height: 3.5rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  color: ${token.color.ink};
  font: 600 ${token.type.small} / 1.2 ${token.font.sans};
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${token.motion.fast} ${token.motion.ease},
    border-color ${token.motion.fast} ${token.motion.ease},
    color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    border-color: ${token.color.accent};
    color: ${token.color.accent};
  }

  &[aria-pressed='true'] {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
    color: ${token.color.accentInk};
  }

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
