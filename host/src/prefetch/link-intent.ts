import { sitePathOf } from './site-link'

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Tells the path behind a link that the visitor points at, focuses or touches. */
export function listenForIntent(onIntent: (pathname: string) => void) {
  const listen = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const pathname = sitePathOf(target.closest('a[href]'))
    if (pathname !== undefined) onIntent(pathname)
  }
  for (const sign of signs) document.addEventListener(sign, listen, { passive: true })
}
