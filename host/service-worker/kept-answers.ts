import { visitedCache } from '@fivefold/shared/offline/visited-cache'
import { isFit, isLasting, keyOf } from './answer-rules'
import { superfluous } from './superfluous'

/** Answers above which the kept ones are looked through. */
const room = 400

/** The host's document for any address: it finds the page in the registry. */
const shellDocument = '/404.html'

const keptAnswers = () => caches.open(visitedCache)

/** Keeps an answer for the time without a network; one that does not arrive whole is not kept. */
export async function keep(url: string, answer: Response): Promise<void> {
  if (!isFit(answer)) return
  const kept = await keptAnswers()
  if (isLasting(answer) && (await kept.match(keyOf(url)))) return answer.body?.cancel()
  await kept.put(keyOf(url), answer)
}

/** What was kept for a request; for a document that was not, the shell. */
export async function keptAnswer({ url, mode }: Request): Promise<Response | undefined> {
  const kept = await keptAnswers()
  const answer = await kept.match(keyOf(url))
  return answer ?? (mode === 'navigate' ? kept.match(shellDocument) : undefined)
}

/** Fetches and keeps what is not there yet, and what may be another one by now. */
export async function keepAll(urls: readonly string[]): Promise<void> {
  const kept = await keptAnswers()
  await Promise.allSettled(
    urls.map(async (url) => {
      const known = await kept.match(keyOf(url))
      if (known === undefined || !isLasting(known)) await keep(url, await fetch(url))
    }),
  )
}

export async function makeRoom(): Promise<void> {
  const kept = await keptAnswers()
  const requests = await kept.keys()
  if (requests.length <= room) return
  const answers = await Promise.all(
    requests.map(async ({ url }) => {
      const path = new URL(url).pathname
      const answer = await kept.match(url)
      return answer === undefined || isLasting(answer)
        ? { path }
        : { path, text: await answer.text() }
    }),
  )
  await Promise.all(superfluous(answers).map((path) => kept.delete(path)))
}
