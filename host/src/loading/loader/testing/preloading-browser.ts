import { vi } from 'vitest'

/** A browser that preloads modules at once. The first `failures` preloads fail. */
export function preloadingBrowser() {
  const preloaded: { address: string; integrity: string }[] = []
  const browser = { preloaded, failures: 0 }
  const relList = { get: () => ({ supports: () => true }), configurable: true }
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', relList)
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links) {
      if (!(link instanceof HTMLLinkElement)) continue
      preloaded.push({ address: link.getAttribute('href') ?? '', integrity: link.integrity })
      const outcome = browser.failures > 0 ? 'error' : 'load'
      browser.failures -= 1
      queueMicrotask(() => link.dispatchEvent(new Event(outcome)))
    }
  })
  return browser
}
