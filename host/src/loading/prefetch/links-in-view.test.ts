// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { watchLinksInView } from './links-in-view'

let observed: Set<Element>
let show: (links: Iterable<Element>) => void

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    show = (links) => callback([...links].map((target) => ({ isIntersecting: true, target })))
  }
  observe = (link: Element) => observed.add(link)
  unobserve = (link: Element) => observed.delete(link)
  disconnect = () => observed.clear()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  observed = new Set()
  document.body.innerHTML = '<a href="/pricing">1</a><a href="https://other.example/">2</a>'
})

const idle = () => vi.runAllTimersAsync()

test('reports each link of the site that comes into view, when the main thread is idle', async () => {
  const seen: string[] = []
  watchLinksInView(document, (pathname) => seen.push(pathname))
  expect(observed.size).toBe(0)
  await idle()
  expect(observed.size).toBe(2)
  show(observed)
  expect(seen).toEqual([])
  await idle()
  expect(seen).toEqual(['/pricing'])
  expect(observed.size).toBe(0)
})

test('reports and observes nothing after the page was left', async () => {
  const seen: string[] = []
  const stop = watchLinksInView(document, (pathname) => seen.push(pathname))
  await idle()
  show(observed)
  stop()
  await idle()
  expect(seen).toEqual([])
  const stopAtOnce = watchLinksInView(document, (pathname) => seen.push(pathname))
  stopAtOnce()
  await idle()
  expect(observed.size).toBe(0)
})
