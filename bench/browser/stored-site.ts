import type { Browser } from '../../deploy/workspace/browser/find-browser'
import { startPage } from '../../e2e/fixtures/page/open-page'
import type { StoredState, StoredUser } from '../../e2e/fixtures/store/stored-state'

const storeKey = 'fivefold-store'

/** The local storage of a signed-in visitor, by key. */
export async function signedInStorage(
  browser: Browser,
  origin: string,
  email: string,
  change: (state: StoredState, user: StoredUser) => void = () => {},
) {
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await page.goto(`${origin}/careers`)
    await startPage(page)
    const stored = await page.waitForFunction((key) => localStorage.getItem(key), storeKey)
    const document: { state: StoredState } = JSON.parse((await stored.jsonValue()) ?? '')
    const user = document.state.users.find((known) => known.email === email)
    if (user === undefined) throw new Error(`The site has no account of ${email}`)
    document.state.currentUser = user
    change(document.state, user)
    return { [storeKey]: JSON.stringify(document) }
  } finally {
    await context.close()
  }
}
