import type { PageComponent, RemotePage } from '@fivefold/shared/routing/remote-contract'
import { stateStore } from '@fivefold/shared/store/state-store'

/**
 * What a page is prerendered with: its component, or the markup that it renders by itself.
 * @param addStyles takes the style elements of a page that draws itself.
 * @throws Error when a page that draws itself cannot do so without a browser.
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
