import styled from 'styled-components'
import { token, wrappingRow } from '@fivefold/shared/theme/tokens'
import { Button } from '@fivefold/shared/ui/button'
import { Caption } from '@fivefold/shared/ui/text'
import type { DraftStatus } from '@fivefold/shared/forms/drafts/use-draft'
import { profileContent } from './profile-content'

interface SaveBarProps {
  busy: boolean
  draft: DraftStatus
  onDiscard: () => void
  children: string
}

/** The form's submit button and a note about unsaved changes. */
export function SaveBar({ busy, draft, onDiscard, children }: SaveBarProps) {
  const { saving, unsaved, notKept, discard } = profileContent
  const { edited, isRefused } = draft
  return (
    <Bar>
      <Wide type="submit" busy={busy}>
        {busy ? saving : children}
      </Wide>
      <Caption role="status">{edited && (isRefused ? notKept : unsaved)}</Caption>
      {edited && (
        <Button variant="quiet" size="small" onClick={onDiscard}>
          {discard}
        </Button>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  ${wrappingRow}
  gap: ${token.space[2]} ${token.space[3]};
  min-height: 2.75rem;
`

/* Keeps its width when the label changes. */
const Wide = styled(Button)`
  min-width: 10rem;
`
