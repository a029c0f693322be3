import { hasPrerenderedContent } from '../hydration/prerendered-page'

/** Attribute of the element around a page's content. Its value is the path of the route. */
export const pageAttribute = 'data-page'

/** A copy of a prerendered page as it is on the screen, without behavior. */
export function contentOnScreen(path: string): Node[] | undefined {
  if (!hasPrerenderedContent(path)) return undefined
  const element = document.querySelector(`[${pageAttribute}]`)
  if (element?.getAttribute(pageAttribute) !== path) return undefined
  return [...element.cloneNode(true).childNodes]
}
