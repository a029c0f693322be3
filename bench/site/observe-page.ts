import { staticAttribute } from '@fivefold/shared/loading/static-part'

/* Runs in the page before its own code; a driver outside is too late. */

export interface Asset {
  address: string
  type: string
  /** HTTP status; 0 if the browser hides it. */
  status: number
  /** Milliseconds since the navigation began. */
  start: number
  firstByte: number
  end: number
  /** Bytes of the compressed body. */
  bytes: number
}

export interface PageFigures {
  /** Milliseconds since the navigation began, like all times here. */
  lcp: number
  /**
   * The time when every click works: React has hydrated the last control of the header and of the page's
   * content (its heading if it has no control), or the static part around it. 0 if that never happens.
   */
  hydrated: number
  /** The page's heading, to check that it is the right page. */
  heading: string
  /** The document first. */
  assets: Asset[]
}

declare global {
  interface Window {
    bench: { hydrated: () => Promise<number>; figures: () => Promise<PageFigures> }
  }
}

/** Milliseconds without a change after which a page counts as finished. */
const quietTime = 300

const options = { quietTime, staticAttribute }

function observePage({ quietTime, staticAttribute }: typeof options) {
  const seen = { lcp: 0, hydrated: 0 }

  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  const isHydrated = (area: string) => {
    const last =
      [...document.querySelectorAll(`${area} :is(a[href], button)`)].at(-1) ??
      document.querySelector(`${area} h1`)
    // React does not hydrate the inside of a static part.
    const element = last?.closest(`[${staticAttribute}]`) ?? last
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }

  const hydrated = () =>
    new Promise<number>((resolve) => {
      const look = () => {
        const isThere = document.querySelector('main h1') !== null
        if (!isThere || !isHydrated('header') || !isHydrated('main'))
          return requestAnimationFrame(look)
        seen.hydrated = performance.now()
        return resolve(seen.hydrated)
      }
      look()
    })

  const assetOf = (entry: PerformanceResourceTiming) => ({
    address: entry.name,
    type: entry.initiatorType,
    status: entry.responseStatus,
    start: entry.startTime,
    firstByte: entry.responseStart,
    end: entry.responseEnd,
    bytes: entry.encodedBodySize,
  })

  const figures = async () => {
    await document.fonts.ready
    let before = ''
    for (;;) {
      const all = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[]
      // The browser asks for the icon when it likes.
      const entries = all.filter(({ name }) => !name.endsWith('/favicon.svg'))
      const now = JSON.stringify([seen, entries.length, document.readyState])
      if (now === before && document.readyState === 'complete')
        return {
          ...seen,
          heading: document.querySelector('main h1')?.textContent ?? '',
          assets: entries.map(assetOf),
        }
      before = now
      await new Promise((resolve) => setTimeout(resolve, quietTime))
    }
  }

  Object.assign(window, { bench: { hydrated, figures } })
}

export const observation = [observePage, options] as const
