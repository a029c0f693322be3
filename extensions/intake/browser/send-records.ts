import { notify } from '@fivefold/shared/notify/toast'
import { readState } from '@fivefold/shared/store/site-store'
import { provideSignInWindow } from '../../../host/src/sign-in/sign-in-part'
import { openSignIn } from '../../../host/src/sign-in/sign-in-store'
import { openStore } from '../../../host/src/loading/store/open-store'
import { takeTokenFromAddress } from './link-token'
import { mailLinkContent } from './mail-link-content'

/** Sends what visitors submit to the intake, and signs them in by mail, on sites that have one. */
export async function sendRecords(): Promise<void> {
  provideSignInWindow(async () => (await import('./mail-link-window')).MailLinkWindow)
  const takeLink = () => {
    if (takeTokenFromAddress()) void openLink()
  }
  takeLink()
  // A link that is opened in a tab with its page loads nothing. The router listens later, and sees no token.
  window.addEventListener('popstate', takeLink)
  const { beginSending } = await import('./begin-sending')
  beginSending()
}

async function openLink() {
  await openStore()
  if (readState().currentUser) notify({ ...mailLinkContent.signedInAlready, stays: true })
  else openSignIn({ from: '/portal' })
}
