/** The part of CacheStorage that the blog uses; jsdom has none. */
export function cacheStorageFake() {
  const kept = new Map<string, Response>()
  const cache = {
    put: async (address: string, response: Response) => void kept.set(address, response.clone()),
    match: async (address: string) => kept.get(address)?.clone(),
  }
  return { open: async () => cache }
}
