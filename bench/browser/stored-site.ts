import type { Browser } from '../../extensions/smoke/find-browser'
import { firstDocument, storeKey } from '../../e2e/fixtures/store/browser-store'
import { userIn } from '../../e2e/fixtures/store/records'
import type { StoredState, StoredUser } from '../../e2e/fixtures/store/stored-state'

/** The local storage of a signed-in visitor, by key. */
export async function signedInStorage(
  browser: Browser,
  origin: string,
  email: string,
  change: (state: StoredState, user: StoredUser) => void = () => {},
) {
  const document = await firstDocument(browser, origin)
  const user = userIn(document.state, email)
  document.state.currentUser = user
  change(document.state, user)
  return { [storeKey]: JSON.stringify(document) }
}
