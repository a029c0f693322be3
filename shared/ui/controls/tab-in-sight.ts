/** Pixels of the neighbouring tab that stay visible. */
const peek = 32

/** Scrolls only the row of tabs, sideways, until the tab is fully visible. */
export function bringTabIntoSight(tabId: string) {
  const tab = document.getElementById(tabId)
  const row = tab?.parentElement
  if (!tab || !row) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + peek
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left + peek
}
