/**
 * What the page's address asks to try out. The address is cleaned at once, so that a reload, a
 * bookmark or Reset means what the tab remembers.
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
