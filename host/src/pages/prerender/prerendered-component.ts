import type { PageComponent, RemotePage } from '@fivefold/shared/routing/remote-contract'

/**
 * Makes a component of a page of its kind, and returns other pages as they are.
 * @param addStyles receives the style elements of the page.
 */
export type MarkupAdapter = (
  page: RemotePage,
  path: string,
  addStyles: (styles: string) => void,
) => Promise<RemotePage>

const adapters: MarkupAdapter[] = []

/** For extensions: adds an adapter that prerenders pages that are not components. */
export const adaptMarkup = (adapter: MarkupAdapter): void => void adapters.push(adapter)

/** Returns the component to prerender. @throws Error if no extension adapts the page. */
export async function prerenderedComponent(
  ...[released, path, addStyles]: Parameters<MarkupAdapter>
): Promise<PageComponent> {
  let page = released
  for (const adapt of adapters) page = await adapt(page, path, addStyles)
  if ('mount' in page) throw new Error('No extension prerenders pages that draw themselves')
  return page
}
