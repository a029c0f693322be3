import { startTransition } from 'react'
import type { Navigation } from '@fivefold/shared/routing/site-router'
import { flushSync } from 'react-dom'
import { beginFade, showNewPage } from '../../starter/fade'
import { maySee } from '../loading/registry/may-see'
import { noteFocus } from '../screens/main-content/pressed-since'
import { listedRoute } from '../loading/registry/listed-route'
import { pageLoader } from '../loading/loader/site-page-loader'

/** Shows another page. It fades in if that delays nothing and the visitor accepts motion. */
export function showPage(navigation: Navigation, render: () => void) {
  noteFocus()
  if (!fades(navigation)) return startTransition(render)
  beginFade(
    document.startViewTransition(() => {
      flushSync(render)
      showNewPage()
    }),
  )
}

/** Not on going back, which browsers animate themselves, and not while the page is still loading. */
const fades = ({ action, from, to }: Navigation) =>
  action === 'PUSH' && from !== to && isLoaded(to) && canFade()

function isLoaded(pathname: string) {
  const route = listedRoute(pathname)
  return route !== undefined && maySee(route) && pageLoader.stateOf(route.path).status === 'ready'
}

const canFade = () =>
  typeof document.startViewTransition === 'function' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches
