import { notify } from '@fivefold/shared/notify/toast'
import { startOutbox } from '@fivefold/shared/outbox/outbox'
import { outboxContent } from './outbox-content'

/** Starts the outbox, and tells the visitor what waits, what arrived late and what was refused. */
export function beginSending() {
  let takeAway = () => {}
  startOutbox({
    onDelay: (kinds) => {
      takeAway = notify({ ...outboxContent.waiting(kinds), stays: true })
    },
    onAnswer: ({ refused }, kind, waited) => {
      takeAway()
      if (refused !== undefined) {
        notify({ ...outboxContent.refused(kind, refused), tone: 'destructive', stays: true })
      } else if (waited) notify({ ...outboxContent.arrived(kind), tone: 'success' })
    },
    onSessionEnded: () => {
      takeAway()
      notify({ ...outboxContent.sessionEnded, tone: 'destructive', stays: true })
    },
  })
}
