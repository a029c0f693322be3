import { useRef } from 'react'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { savedReplies, savedReplyText } from './saved-replies-content'
import { ticketContent } from '../ticket-content'

interface SavedRepliesProps {
  /** The customer's name; '' if unknown. */
  customer: string
  onChoose: (text: string) => void
}

/** Adds a prepared answer to the reply, to be edited there. */
export function SavedReplies({ customer, onChoose }: SavedRepliesProps) {
  const box = useRef<HTMLDetailsElement>(null)
  return (
    <Box ref={box}>
      <summary>
        {ticketContent.composer.saved}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {savedReplies.map((reply) => (
          <li key={reply.title}>
            <Choice
              type="button"
              onClick={() => {
                onChoose(savedReplyText(reply, customer))
                if (box.current) box.current.open = false
                box.current?.closest('form')?.querySelector('textarea')?.focus()
              }}
            >
              <strong>{reply.title}</strong>
              <span>{reply.text}</span>
            </Choice>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.details`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  font-size: ${token.type.small};

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.25rem;
    padding-inline: ${token.space[3]};
    border-radius: ${token.radius.control};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary > svg {
    width: 1rem;
    height: 1rem;
    color: ${token.color.inkMuted};
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  & > ul {
    border-block-start: 1px solid ${token.color.line};
  }

  @media (pointer: coarse) {
    & > summary {
      min-height: 2.75rem;
    }
  }
`

const Choice = styled.button`
  display: grid;
  width: 100%;
  padding: ${token.space[2]} ${token.space[3]};
  line-height: 1.45;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${token.color.hover};
  }

  & > strong {
    font-weight: 600;
  }

  & > span {
    overflow: hidden;
    color: ${token.color.inkMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
