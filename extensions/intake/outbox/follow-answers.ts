import { paths } from '../../../shared/contract/routing/paths'
import { fetchAnswers } from './answers'
import { readPerson } from './person'

/** Milliseconds between two requests of an open portal that the visitor sees. */
const pause = 10_000

/** Each failed request doubles the pause, up to this. */
const longestPause = 80_000

/**
 * Fetches answers to the visitor's tickets now, whenever the visitor comes back to the page, and every ten seconds
 * while they look at the portal.
 * @param onEnd called when the session has ended.
 */
export function followAnswers(onEnd: () => void): void {
  let isAsking = false
  let wait = pause

  async function ask() {
    if (isAsking || !readPerson()) return
    isAsking = true
    const outcome = await fetchAnswers()
    isAsking = false
    if (outcome === 'ended') onEnd()
    wait = outcome === false ? Math.min(2 * wait, longestPause) : pause
  }

  const askInPortal = async () => {
    if (!document.hidden && location.pathname.startsWith(paths.portal)) await ask()
    setTimeout(() => void askInPortal(), wait)
  }
  setTimeout(() => void askInPortal(), wait)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void ask()
  })
  void ask()
}
