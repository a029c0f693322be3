import { MessageSquare } from 'lucide-react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { commentContent } from './comment-content'

interface CommentToggleProps {
  title: string
  count: number
  isOpen: boolean
  /** The id of the comments. */
  controls: string
  onToggle: () => void
}

export function CommentToggle({ title, count, isOpen, controls, onToggle }: CommentToggleProps) {
  return (
    <Toggle
      variant="quiet"
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <MessageSquare aria-hidden="true" />
      {commentContent.toggle(count)}
      <VisuallyHidden>{commentContent.on(title)}</VisuallyHidden>
    </Toggle>
  )
}

const Toggle = styled(Button)`
  align-self: start;
  margin-inline-start: calc(-1 * ${token.space[3]});
  color: ${token.color.inkMuted};
`
