import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'
import { sitePathOf } from '../registry/site-link'

/**
 * Calls back with the path of each link that comes into view, when the main thread is idle.
 * @returns a function that stops it.
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
