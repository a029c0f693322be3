import { startTransition } from 'react'
import type { Navigation } from '@fivefold/shared/routing/site-router'
import { flushSync } from 'react-dom'
import { maySee } from '../guards/may-see'
import { listedRoute } from '../registry/listed-route'
import { pageLoader } from '../loader/site-page-loader'

/** Shows another page, softly where that delays nothing and the visitor has nothing against it. */
export function showPage(navigation: Navigation, render: () => void) {
  if (!fades(navigation)) return startTransition(render)
  // A fade that is cut short by the next one is no failure.
  document.startViewTransition(() => flushSync(render)).ready.catch(() => {})
}

/** Browsers have a gesture of their own for going back, and nothing may stand still while it loads. */
const fades = ({ action, from, to }: Navigation) =>
  action === 'PUSH' && from !== to && isThere(to) && canFade()

function isThere(pathname: string) {
  const route = listedRoute(pathname)
  return route !== undefined && maySee(route) && pageLoader.stateOf(route.path).status === 'ready'
}

const canFade = () =>
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches
