/** An event's parameters for a tag manager. */
export type EventParams = Readonly<Record<string, unknown>>

/** Logs an event and sends it to the tag manager, if there is one. */
export function sendEvent(name: string, params: EventParams): void {
  console.info('[analytics]', name, params)
  sendToTagManager(name, params)
}

/** A tag manager is a function `gtag` or a list `dataLayer`. Its failures must not reach the page. */
function sendToTagManager(name: string, params: EventParams): void {
  try {
    const gtag: unknown = Reflect.get(globalThis, 'gtag')
    const dataLayer: unknown = Reflect.get(globalThis, 'dataLayer')
    if (typeof gtag === 'function') gtag('event', name, params)
    else if (Array.isArray(dataLayer)) dataLayer.push({ event: name, ...params })
  } catch (error) {
    console.warn('[analytics] The tag manager failed', error)
  }
}
