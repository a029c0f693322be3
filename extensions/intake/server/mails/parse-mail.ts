import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A mail as its parser reads it. */
interface ParsedMail {
  lines: readonly { key: string; line: string }[]
  hasSender: boolean
  messageId: string
  text: string
  isHtmlTooLong: boolean
  hasFiles: boolean
}

/** Milliseconds for one mail. A usual one takes five. */
const longest = 5_000

let reader: Promise<Worker> | undefined
let turn: Promise<unknown> = Promise.resolve()

/**
 * Parses a mail in a thread of its own, one after the other: whatever somebody has put into it holds up no request.
 * @returns undefined for one that cannot be read, not in time, or not within the thread's memory.
 */
export function parseMail(raw: Uint8Array): Promise<ParsedMail | undefined> {
  const parsed = turn.then(() => parse(raw))
  turn = parsed.catch(() => {})
  return parsed
}

async function parse(raw: Uint8Array) {
  const thread = await (reader ??= startReader())
  try {
    thread.postMessage(raw, [])
    const [mail] = await once(thread, 'message', { signal: AbortSignal.timeout(longest) })
    return mail as ParsedMail | undefined
  } catch (error) {
    reader = undefined
    await thread.terminate()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY') return undefined
    throw error
  }
}

async function startReader() {
  const thread = new Worker(new URL('mail-reader.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  thread.unref()
  // The mail that is under way gets this error, too.
  thread.on('error', () => (reader = undefined))
  // On a busy machine its modules take longer than a mail may.
  await once(thread, 'message')
  return thread
}
