import { sitePathOf } from '../registry/site-link'

const events = ['pointerover', 'focusin', 'touchstart'] as const

/** Calls back with the path of each link that the visitor points at, focuses or touches. */
export function listenForIntent(onIntent: (pathname: string) => void) {
  const listen = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const pathname = sitePathOf(target.closest('a[href]'))
    if (pathname !== undefined) onIntent(pathname)
  }
  for (const event of events) document.addEventListener(event, listen, { passive: true })
}
