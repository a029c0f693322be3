/** Removes all stored data of this origin and the preview's service worker. */
export async function forgetVisit(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all([
    ...registrations.map((registration) => registration.unregister()),
    ...(await caches.keys()).map((name) => caches.delete(name)),
    ...(await indexedDB.databases()).map(({ name = '' }) => indexedDB.deleteDatabase(name)),
  ])
}
