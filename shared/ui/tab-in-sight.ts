/** Pixels of the neighbouring tab that stay to be seen. */
const peek = 32

/** Scrolls the tab's row sideways, and nothing else, until the tab is seen in full. */
export function bringTabIntoSight(tabId: string) {
  const tab = document.getElementById(tabId)
  const row = tab?.parentElement
  if (!tab || !row) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + peek
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left + peek
}
