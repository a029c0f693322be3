/**
 * Finds a control again after its part of the document was rendered again: the n-th of its kind with its text, or if a
 * translator has changed texts, the n-th of its kind. Undefined if the control was removed from a part that is still
 * there.
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

/** The first class is the styled component's; an extension may add others. */
const kindOf = (element: Element) =>
  [element.classList[0], ...attributes.map((name) => element.getAttribute(name))].join()

const withText = (element: Element) => kindOf(element) + element.textContent
