import type { RenderedPage } from '../../../shared/contract/federation/page-renderer'
import {
  startDataId,
  storedContentAttribute,
  type StartData,
  type StartPolicy,
} from '../../../shared/contract/start/start-data'
import { scriptJson } from './escape-html'

/**
 * The data that a document gives its starter (host/starter). Undefined when the page's scripts start at
 * once, for example because they bring the content.
 */
export function startTag(
  policy: StartPolicy,
  rendered: RenderedPage | null,
  modules: readonly string[],
  store: { modules: readonly string[]; isNeeded: boolean },
  feed?: StartData['feed'],
): string | undefined {
  if (policy === 'now' || rendered?.hasContent !== true) return undefined
  const readsStorage = rendered.html.includes(` ${storedContentAttribute}=`)
  const data: StartData = {
    policy,
    modules: store.isNeeded ? [...modules, ...store.modules] : modules,
    ...(readsStorage && { readsStorage }),
    ...(!store.isNeeded && { store: store.modules }),
    ...(feed && { feed }),
  }
  return `<script type="application/json" id="${startDataId}">${scriptJson(data)}</script>`
}
