import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

interface DraftNoteProps {
  onStartOver: () => void
}

/** Says that a form is filled in from an earlier visit, and offers to empty it. */
export function DraftNote({ onStartOver }: DraftNoteProps) {
  return (
    <Note>
      Your answers from last time are filled in.{' '}
      <Forget type="button" onClick={onStartOver}>
        Start over
      </Forget>
    </Note>
  )
}

const Note = styled.p`
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.infoSoft};
  color: ${token.color.ink};
  font-size: ${token.type.small};
`

const Forget = styled.button`
  min-height: 1.5rem;
  color: ${token.color.accent};
  text-decoration: underline;
  cursor: pointer;
`
