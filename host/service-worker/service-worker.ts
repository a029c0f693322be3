import { answerTo } from './answer-to'
import { addressesIn, concernsUs } from './answer-rules'
import { keepAll, makeRoom } from './kept-answers'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  )
})

self.addEventListener('fetch', (event) => {
  if (concernsUs(event.request, self.location.origin)) event.respondWith(answerTo(event))
})

/** A page tells the addresses of what came without passing here. */
self.addEventListener('message', (event) => {
  const urls = addressesIn(event.data, self.location.origin)
  event.waitUntil(keepAll(urls).then(makeRoom))
})
