import type { Page } from '../../extensions/smoke/find-browser'

export interface Arrival {
  /** Milliseconds from the click to the first frame with the page's heading. */
  time: number
  /** Requests during the navigation. */
  requests: number
  /** Start of the click, on the page's clock. */
  from: number
  until: number
}

/** Clicks the page's link to an address without hovering, and waits for the page. */
export const followLink = (page: Page, address: string): Promise<Arrival> =>
  page.evaluate(followInPage, address)

async function followInPage(address: string) {
  const link = [...document.querySelectorAll<HTMLElement>(`a[href="${address}"]`)].at(-1)
  if (link === undefined) throw new Error(`${location.pathname} has no link to ${address}`)
  const left = document.querySelector('main h1')
  const from = performance.now()
  link.click()
  const until = await new Promise<number>((resolve) => {
    const look = () => {
      const heading = document.querySelector('main h1')
      if (heading === null || heading === left || location.pathname !== address)
        return requestAnimationFrame(look)
      return resolve(performance.now())
    }
    requestAnimationFrame(look)
  })
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= from)
  return { time: until - from, requests: requests.length, from, until }
}
