import { use } from 'react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '@fivefold/shared/ui/icon-button'
import { ticketContent } from '../ticket-content'
import { MovesContext } from './moves'

const { previous, next, close } = ticketContent.pane

export function MoveButtons() {
  const moves = use(MovesContext)
  const buttons = [
    { label: previous, act: moves?.previous, Icon: ChevronUp },
    { label: next, act: moves?.next, Icon: ChevronDown },
    { label: close, act: moves?.close, Icon: X },
  ]
  return (
    <Buttons>
      {buttons.map(({ label, act, Icon }) => (
        <IconButton
          key={label}
          type="button"
          aria-label={label}
          title={label}
          aria-disabled={!act}
          onClick={act}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </Buttons>
  )
}

const Buttons = styled.div`
  display: flex;
  flex: none;

  & > [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`
