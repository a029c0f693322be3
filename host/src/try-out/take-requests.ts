/**
 * Takes what the page's address asks to try out. The parameters are removed at once, so that a
 * reload, a bookmark or Reset follows what the tab has stored.
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
