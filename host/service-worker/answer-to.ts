import { keep, keptAnswer } from './kept-answers'

type Asked = Pick<FetchEvent, 'request' | 'waitUntil'> & {
  /** What the browser has asked for already, while the worker started. */
  preloadResponse: Promise<Response | undefined>
}

/** The network's answer, whatever it is; a kept one only where the network has none. */
export async function answerTo(event: Asked): Promise<Response> {
  const { request } = event
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(request))
    event.waitUntil(keep(request.url, answer.clone()).catch(notKept))
    return answer
  } catch (failure) {
    const kept = await keptAnswer(request)
    if (kept === undefined) throw failure
    return kept
  }
}

/** The disk is full, or the answer breaks off: the page has it all the same. */
const notKept = () => undefined
