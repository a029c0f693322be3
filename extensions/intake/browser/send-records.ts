import { notify } from '@fivefold/shared/notify/toast'
import { readState } from '@fivefold/shared/store/site-store'
import { provideSignInWindow } from '../../../host/src/sign-in/sign-in-part'
import { openSignIn } from '../../../host/src/sign-in/sign-in-store'
import { openStore } from '../../../host/src/loading/store/open-store'
import { replaceSeams } from './seams/replace-seams'
import { startOutbox } from '../outbox/outbox'
import { takeTokenFromAddress } from './link-token'
import { mailLinkContent } from './mail-link-content'
import { outboxContent } from './outbox-content'

/** Starts the outbox and the sign-in by mail. */
export async function sendRecords(): Promise<void> {
  replaceSeams()
  provideSignInWindow(async () => (await import('./mail-link-window')).MailLinkWindow)
  const takeLink = () => {
    if (takeTokenFromAddress()) void openLink()
  }
  takeLink()
  // A link that is opened in a tab with its page loads nothing. The router listens later, and sees no token.
  window.addEventListener('popstate', takeLink)
  beginSending()
}

async function openLink() {
  await openStore()
  if (readState().currentUser) notify({ ...mailLinkContent.signedInAlready, stays: true })
  else openSignIn({ from: '/portal' })
}

/** Tells the visitor what waits, what arrived late and what was refused. */
function beginSending() {
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
