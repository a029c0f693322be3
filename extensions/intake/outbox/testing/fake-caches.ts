import { vi } from 'vitest'

/** Caches of a browser, in memory. @returns the stored addresses. */
export function fakeCaches(): ReadonlyMap<string, Response> {
  const stored = new Map<string, Response>()
  const cache = {
    put: async (address: string, answer: Response) => void stored.set(address, answer),
    match: async (request: string | { url: string }) =>
      stored.get(typeof request === 'string' ? request : request.url)?.clone(),
    delete: async (request: string | { url: string }) =>
      stored.delete(typeof request === 'string' ? request : request.url),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  }
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => [] })
  return stored
}
