import { createRoot, type Root } from 'react-dom/client'
import { Outline } from './outline'
import { keepOutlined } from './outline-choice'

let shown: { root: Root; element: HTMLElement } | undefined

/** Outside the site's root, so that the page renders as it does for visitors. */
export function startOutline() {
  if (shown) return
  const element = document.createElement('div')
  element.style.display = 'contents'
  document.body.append(element)
  shown = { root: createRoot(element), element }
  shown.root.render(<Outline onHide={endOutline} />)
}

/** Takes the outline and the request for it in the address away. */
export function endOutline() {
  shown?.root.unmount()
  shown?.element.remove()
  shown = undefined
  keepOutlined(false)
  const address = new URL(window.location.href)
  if (!address.searchParams.has('outline')) return
  address.searchParams.delete('outline')
  window.history.replaceState(window.history.state, '', address)
}
