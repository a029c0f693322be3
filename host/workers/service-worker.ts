import { respond } from './respond'
import { cacheAll, deleteStaleEntries } from './response-cache'
import { isHandled, siteUrls } from './response-rules'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  )
})

self.addEventListener('fetch', (event) => {
  if (isHandled(event.request, self.location.origin)) event.respondWith(respond(event))
})

/** A page sends the addresses that it loaded before the worker controlled it. */
self.addEventListener('message', (event) => {
  const urls = siteUrls(event.data, self.location.origin)
  event.waitUntil(cacheAll(urls).then(deleteStaleEntries))
})
