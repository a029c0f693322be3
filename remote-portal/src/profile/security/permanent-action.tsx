import { useId } from 'react'
import styled from 'styled-components'
import { smallMuted, token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'

interface PermanentActionProps {
  label: string
  hint: string
  onOpen: () => void
}

/** Opens the confirmation of a permanent deletion. */
export function PermanentAction({ label, hint, onOpen }: PermanentActionProps) {
  const hintId = useId()
  return (
    <Row>
      <Hint id={hintId}>{hint}</Hint>
      <Button variant="secondary" size="small" aria-describedby={hintId} onClick={onOpen}>
        {label}
      </Button>
    </Row>
  )
}

const Row = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[6]};

  & + & {
    padding-block-start: ${token.space[5]};
    border-block-start: 1px solid ${token.color.line};
  }
`

const Hint = styled.p`
  flex: 1 1 18rem;
  max-width: 37.3em;
  ${smallMuted}
  line-height: 1.5;
`
