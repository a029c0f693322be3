/**
 * Finds a control again: itself or, after its part of the document was rendered again, the one in its place: the n-th of
 * its kind with its text or, where a translator has changed texts, the n-th of its kind. A control that has left a part
 * that stays has none.
 */
export function placeOf(control: Element): () => Element | undefined {
  const part = control.closest(parts)
  const places = [withText, kindOf].map((look) => {
    const own = look(control)
    const alike = () =>
      [...document.getElementsByTagName(control.localName)].filter((other) => look(other) === own)
    const index = alike().indexOf(control)
    return () => alike()[index]
  })
  return () => {
    if (control.isConnected) return control
    if (part?.isConnected) return undefined
    return places.map((inPlace) => inPlace()).find((found) => found !== undefined)
  }
}

/** Elements that React replaces as a whole. */
const parts = 'main > *, header, footer'
const attributes = ['type', 'name', 'role']

/** The first class is that of the styled component: an extension may add others. */
const kindOf = (element: Element) =>
  [element.classList[0], ...attributes.map((name) => element.getAttribute(name))].join()

const withText = (element: Element) => kindOf(element) + element.textContent
