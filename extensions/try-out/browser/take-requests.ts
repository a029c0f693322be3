/**
 * Reads the requests in the page's address and removes them, so that a reload, a bookmark or Reset follows the tab's
 * storage.
 */
export function takeRequests() {
  const address = new URL(window.location.href)
  const { searchParams } = address
  const overrides = searchParams.getAll('override')
  const wantsPanel = searchParams.has('tryout')
  if (overrides.length > 0 || wantsPanel) {
    searchParams.delete('override')
    searchParams.delete('tryout')
    window.history.replaceState(window.history.state, '', address)
  }
  return { overrides, wantsPanel }
}
