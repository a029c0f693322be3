import { feedAttribute, feedTemplateId } from '@fivefold/shared/start/site-feed'
import { nodesAttribute, type StartData } from '@fivefold/shared/start/start-data'

/** Milliseconds; the page itself gives the feed the same time. */
const timeout = 30_000

/**
 * Fetches the page's feed. If it is the feed of the release, its articles, which the document contains, are shown.
 * Otherwise, and after a failure, the page starts.
 */
export function readFeed(
  { address, hash }: NonNullable<StartData['feed']>,
  page: { isWaiting: () => boolean; start: () => void },
) {
  const request = fetch(address, { signal: AbortSignal.timeout(timeout) }).then(async (answer) => ({
    answer,
    text: await answer.arrayBuffer(),
  }))
  let isTaken = false
  let isPending = true
  request
    .then(async ({ answer, text }) => {
      if (!answer.ok || (await hashOf(text)) !== hash) page.start()
      else if (page.isWaiting()) showPart()
    })
    .catch(page.start)
    .finally(() => (isPending = false))
  return {
    isPending: () => isPending,
    /** The response, once: the page need not fetch the feed again. */
    responseOf(asked: string) {
      if (isTaken || asked !== address) return undefined
      isTaken = true
      // The abort signal empties the fetched response even after its last byte has arrived.
      return request.then(({ answer, text }) => new Response(text, answer))
    },
  }
}

/** @throws TypeError on a page without TLS, where browsers compute no hashes. */
async function hashOf(text: ArrayBuffer) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return `sha256-${btoa(String.fromCharCode(...bytes))}`
}

function showPart() {
  const template = document.getElementById(feedTemplateId)
  const place = document.querySelector(`[${feedAttribute}]`)
  if (!place || !(template instanceof HTMLTemplateElement)) return
  place.replaceWith(template.content)
  const nodes = template.getAttribute(nodesAttribute)
  if (nodes) document.getElementById('root')?.setAttribute(nodesAttribute, nodes)
}
