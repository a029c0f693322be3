import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'
import { sitePathOf } from './site-link'

/**
 * Tells, while the main thread is idle, the paths behind the links of a part of the page that come
 * into view.
 * @returns stops it.
 */
export function watchLinksInView(part: ParentNode, onView: (pathname: string) => void): () => void {
  let stopped = false
  const whenIdle = (run: () => void) => afterOtherWork(() => stopped || run())
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const pathname = sitePathOf(target)
      if (pathname !== undefined) whenIdle(() => onView(pathname))
    }
  })
  whenIdle(() => {
    for (const link of part.querySelectorAll('a[href]')) observer.observe(link)
  })
  return () => {
    stopped = true
    observer.disconnect()
  }
}
