/**
 * Finds a control again: itself or, where its part of the document was rendered anew since, as after Try
 * Again, the one in its place: as many that look the same stand before it.
 */
export function placeOf(control: Element): () => Element | undefined {
  const look = lookOf(control)
  const alike = () =>
    [...document.getElementsByTagName(control.localName)].filter((other) => lookOf(other) === look)
  const index = alike().indexOf(control)
  return () => (control.isConnected ? control : alike()[index])
}

const attributes = ['type', 'name', 'placeholder', 'aria-label']

const lookOf = (element: Element) =>
  JSON.stringify([element.textContent, ...attributes.map((name) => element.getAttribute(name))])
