import { hasRenderedContent } from '../hydration/prerendered-page'

/** Attribute of the element around a page's content; its value is the path of the route. */
export const contentMark = 'data-page'

/** A copy of what is on the screen of a page that was rendered ahead, without any behaviour. */
export function contentOnScreen(path: string): Node[] | undefined {
  if (!hasRenderedContent(path)) return undefined
  const element = document.querySelector(`[${contentMark}]`)
  if (element?.getAttribute(contentMark) !== path) return undefined
  return [...element.cloneNode(true).childNodes]
}
