import type { PageComponent, RemotePage } from '@fivefold/shared/routing/remote-contract'
import { stateStore } from '@fivefold/shared/store/state-store'

/**
 * The component to prerender a page with. A page that draws itself is wrapped in one with its own markup.
 * @param addStyles receives the style elements of a page that draws itself.
 * @throws Error if such a page has no render function.
 */
export async function prerenderedComponent(
  page: RemotePage,
  path: string,
  addStyles: (styles: string) => void,
): Promise<PageComponent> {
  if (!('mount' in page)) return page
  if (page.render === undefined) throw new Error('It has no render function')
  const rendered = await page.render(path, stateStore.getInitialState())
  const { html, styles } = typeof rendered === 'string' ? { html: rendered, styles: '' } : rendered
  addStyles(styles)
  return () => <div dangerouslySetInnerHTML={{ __html: html }} />
}
