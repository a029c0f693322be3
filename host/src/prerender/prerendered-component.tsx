import type { PageComponent, RemotePage } from '@fivefold/shared/routing/remote-contract'

/**
 * What a page is prerendered with: its component, or the markup that it renders by itself.
 * @throws Error when a page that draws itself cannot do so without a browser.
 */
export async function prerenderedComponent(page: RemotePage, path: string): Promise<PageComponent> {
  if (!('mount' in page)) return page
  if (page.render === undefined) throw new Error('It has no render function')
  const html = await page.render(path)
  return () => <div dangerouslySetInnerHTML={{ __html: html }} />
}
