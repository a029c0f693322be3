import { notify } from '@fivefold/shared/notify/toast'
import { startOutbox } from '@fivefold/shared/outbox/outbox'
import { outboxContent } from './outbox-content'

/** Starts the outbox, and tells the visitor what waits, what arrived late and what was refused. */
export function beginSending() {
  let takeAway = () => {}
  startOutbox({
    onDelay: (waiting) => {
      takeAway = notify({ ...outboxContent.waiting(waiting), stays: true })
    },
    onAnswer: ({ refused }, waited) => {
      takeAway()
      if (refused !== undefined) {
        notify({ ...outboxContent.refused(refused), tone: 'destructive', stays: true })
      } else if (waited) notify({ ...outboxContent.arrived, tone: 'success' })
    },
  })
}
