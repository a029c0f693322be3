import { stateStore } from '@fivefold/shared/store/state-store'
import { adaptMarkup } from '../../../host/src/pages/prerender/prerendered-component'

/** Prerenders pages that draw themselves, as a component with their markup. */
export async function mountedMarkup() {
  adaptMarkup(async (page, path, addStyles) => {
    if (!('mount' in page)) return page
    if (page.render === undefined) throw new Error('It has no render function')
    const rendered = await page.render(path, stateStore.getInitialState())
    const { html, styles } =
      typeof rendered === 'string' ? { html: rendered, styles: '' } : rendered
    addStyles(styles)
    return () => <div dangerouslySetInnerHTML={{ __html: html }} />
  })
}
