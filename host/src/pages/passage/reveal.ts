/**
 * Opens what hides an element: presses the control that says it opens it (`aria-controls`), or the tab that names its
 * panel, from the outside in. So every tab, accordion and `details` of every remote is opened in the same way.
 * @param opened what it has opened before; a second press would close it.
 * @returns whether the element is visible.
 */
export async function reveal(element: Element, opened: Set<Element>): Promise<boolean> {
  for (const hider of hidersOf(element)) {
    if (isShown(hider) || opened.has(hider)) continue
    opened.add(hider)
    if (hider instanceof HTMLDetailsElement) hider.open = true
    else controlOf(hider)?.click()
    await nextFrame()
  }
  return element.isConnected && isShown(element)
}

const hidersOf = (element: Element) => {
  const hiders: Element[] = []
  for (let above: Element | null = element; above; above = above.parentElement) {
    if (above.hasAttribute('hidden') || above instanceof HTMLDetailsElement) hiders.unshift(above)
  }
  return hiders
}

const isShown = (element: Element) =>
  element instanceof HTMLDetailsElement
    ? element.open
    : element.checkVisibility({ visibilityProperty: true })

function controlOf({ id, role }: Element): HTMLElement | null {
  if (id === '') return null
  const opens = document.querySelector<HTMLElement>(`[aria-controls~="${CSS.escape(id)}"]`)
  return opens ?? (role === 'tabpanel' ? tabOf(id) : null)
}

function tabOf(panelId: string) {
  const label = document.getElementById(panelId)?.getAttribute('aria-labelledby')
  return document.getElementById(label ?? '')
}

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
