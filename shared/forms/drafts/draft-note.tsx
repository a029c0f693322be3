import styled from 'styled-components'
import { token } from '../../ui/theme/tokens'
import { draftDay } from './draft-day'
import type { DraftStatus } from './use-draft'

interface DraftNoteProps {
  draft: DraftStatus
  onStartOver: () => void
}

/**
 * Next to every form that keeps a draft: says so, and when the form was filled in from a draft. Its height never
 * changes, since a draft is found only after the first paint.
 * @example
 * import { useDraft } from '@fivefold/shared/forms/drafts/use-draft'
 * const draft = useDraft('billing', { company: '' })
 * <DraftNote draft={draft} onStartOver={draft.discard} />
 */
export function DraftNote({ draft, onStartOver }: DraftNoteProps) {
  return (
    <Note data-restored={draft.restoredFrom !== undefined}>
      <span>
        <span aria-live="polite">{news(draft)}</span>
        {news(draft) === '' && 'This form saves a draft in your browser.'}
      </span>
      {draft.edited && (
        <StartOver type="button" onClick={onStartOver}>
          Start over
        </StartOver>
      )}
    </Note>
  )
}

/** Only what changes is announced. */
function news({ edited, restoredFrom, isRefused }: DraftStatus): string {
  if (isRefused) return 'Not all of this draft could be saved in your browser.'
  if (restoredFrom) return `Draft from ${draftDay(restoredFrom, new Date())} restored.`
  if (edited) return 'Draft saved in this browser for 7 days.'
  return ''
}

const Note = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  min-height: 2.75rem;
  padding-inline: ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.35;

  &[data-restored='true'] {
    background: ${token.color.infoSoft};
    color: ${token.color.ink};
  }
`

const StartOver = styled.button`
  flex: none;
  min-height: 2.75rem;
  color: ${token.color.accent};
  font-weight: 550;
  text-decoration: underline;
  cursor: pointer;
`
