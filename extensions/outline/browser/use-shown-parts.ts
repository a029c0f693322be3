import { useEffect, useState } from 'react'
import { pageLoader } from '../../../host/src/loading/loader/site-page-loader'
import { siteRegistry } from '../../../host/src/loading/registry/site-registry'

/** A part of the page and the release that draws it, with its box in the window. */
export interface ShownPart {
  place: string
  name: string
  version: string
  box: Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>
}

/** The parts of the page where they are now. */
export function useShownParts(): readonly ShownPart[] {
  const [parts, setParts] = useState<readonly ShownPart[]>([])
  useEffect(() => {
    let frame = 0
    const place = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setParts(shownParts()))
    }
    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(document.body)
    // Each page has a title of its own.
    const titles = new MutationObserver(place)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    const endLoader = pageLoader.subscribe(place)
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      titles.disconnect()
      endLoader()
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
    }
  }, [])
  return parts
}

function shownParts(): ShownPart[] {
  const state = siteRegistry.state()
  if (state.status !== 'ready') return []
  const host = { name: 'host', version: state.registry.hostVersion }
  const places = { header: host, main: pagePart() ?? host, footer: host }
  return Object.entries(places).flatMap(([place, part]) => {
    const element = document.querySelector(`#root ${place}`)
    if (!element) return []
    const { top, left, width, height } = element.getBoundingClientRect()
    return [{ place, ...part, box: { top, left, width, height } }]
  })
}

/** The release that has drawn the page: another than the registry's where that failed. */
function pagePart() {
  const route = siteRegistry.routeAt(window.location.pathname)
  if (!route) return undefined
  const page = pageLoader.stateOf(route.path)
  const version = page.status === 'ready' ? page.context.version : route.releases[0]?.version
  return version === undefined ? undefined : { name: route.remote, version }
}
