/** The number of simultaneous requests. More gain nothing, and stores begin to refuse them. */
const requests = 24

/**
 * Runs a task for each item, several at a time.
 * @param width how many at a time; absent: as many as requests to a store.
 * @throws the first failure, after the running tasks have ended; no other task starts.
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<unknown>,
  width = requests,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await task(item)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: width }, worker))
  for (const result of ended) if (result.status === 'rejected') throw result.reason
}
