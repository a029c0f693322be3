import { useEffect } from 'react'
import { staticAttribute } from '@fivefold/shared/loading/static-part'
import { useNavigate } from '@fivefold/shared/routing/link'
import { sitePathOf } from '../loading/registry/site-link'

/** Lets the router open links in static parts, which no component renders. */
export function StaticLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const ended = new AbortController()
    const follow = (event: MouseEvent) => {
      const link = staticLinkOf(event)
      if (link === undefined || isForBrowser(event)) return
      event.preventDefault()
      const { pathname, search, hash, href } = link
      void navigate({ pathname, search, hash }, { replace: href === window.location.href })
    }
    document.addEventListener('click', follow, { signal: ended.signal })
    return () => ended.abort()
  }, [navigate])
  return null
}

function staticLinkOf({ target }: Event) {
  if (!(target instanceof Element)) return undefined
  const link = target.closest(`[${staticAttribute}] a[href]`)
  return link instanceof HTMLAnchorElement && sitePathOf(link) !== undefined ? link : undefined
}

/** Other buttons and modifier keys open a link elsewhere. */
const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey
