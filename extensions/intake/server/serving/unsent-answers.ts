import type { ServerResponse } from 'node:http'

/** Bytes of all answers that wait for their readers. */
const mostBytes = 32 * 1024 * 1024

/** Milliseconds in which an answer must be read. One that is written while it is read is not meant. */
const longest = 60_000

/** Ends readers that are slow: after a time, and sooner where all of them hold too much. The longest waiting go first. */
export function unsentAnswers(most = mostBytes, time = longest) {
  const waiting = new Map<ServerResponse, number>()
  let sum = 0

  return {
    /** @param response complete, and perhaps not read. */
    add(response: ServerResponse) {
      const bytes = response.writableLength
      if (bytes === 0) return
      const timer = setTimeout(() => response.destroy(), time).unref()
      const forget = () => {
        clearTimeout(timer)
        if (waiting.delete(response)) sum -= bytes
      }
      waiting.set(response, bytes)
      sum += bytes
      response.once('close', forget)
      for (const oldest of waiting.keys()) {
        if (sum <= most) break
        oldest.destroy()
        // Its `close` comes later.
        sum -= waiting.get(oldest) ?? 0
        waiting.delete(oldest)
      }
    },
  }
}
