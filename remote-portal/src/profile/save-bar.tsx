import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Caption } from '@fivefold/shared/ui/text'
import { profileContent } from './profile-content'

interface SaveBarProps {
  busy: boolean
  /** Whether there is something to save. */
  edited: boolean
  onDiscard: () => void
  children: string
}

/** Saves a form, and says what happens to changes that were not saved. */
export function SaveBar({ busy, edited, onDiscard, children }: SaveBarProps) {
  const { saving, unsaved, discard } = profileContent
  return (
    <Bar>
      <Wide type="submit" busy={busy}>
        {busy ? saving : children}
      </Wide>
      <Caption role="status">{edited && unsaved}</Caption>
      {edited && (
        <Button variant="quiet" size="small" onClick={onDiscard}>
          {discard}
        </Button>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  min-height: 2.75rem;
`

/* Keeps its width while its label says that it is saving. */
const Wide = styled(Button)`
  min-width: 10rem;
`
