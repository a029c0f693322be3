import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { Button } from '@fivefold/shared/ui/button'
import { Notice } from '@fivefold/shared/ui/notice'
import { newTicketContent } from './new-ticket-content'

const { restored, kept } = newTicketContent.draft

interface DraftNoticeProps {
  isRestored: boolean
  isKept: boolean
  onStartOver: () => void
}

/** Says, on the screen and to screen readers, that an unfinished ticket came back or is being kept. */
export function DraftNotice({ isRestored, isKept, onStartOver }: DraftNoticeProps) {
  return (
    <>
      <LiveRegion>{isRestored ? `${restored.title}. ${restored.text}` : isKept && kept}</LiveRegion>
      {isRestored && (
        <Notice
          title={restored.title}
          action={
            <Button variant="secondary" size="small" onClick={onStartOver}>
              {restored.startOver}
            </Button>
          }
        >
          {restored.text}
        </Notice>
      )}
    </>
  )
}
