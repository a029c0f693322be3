import { keepTrying } from '@fivefold/shared/loading/network'
import { paths } from '@fivefold/shared/routing/paths'
import { fetchAnswers } from './answers'
import { readPerson } from './person'

/** Milliseconds between two requests of an open portal that the visitor sees, and after several that failed. */
const pause = 10_000
const longestPause = 80_000

/**
 * Fetches answers to the visitor's tickets now, whenever the visitor comes back to the page, and every ten seconds
 * while they look at the portal.
 * @param onEnd called when the session has ended.
 */
export function followAnswers(onEnd: () => void): void {
  let isAsking = false

  async function ask() {
    if (isAsking || !readPerson()) return true
    isAsking = true
    const outcome = await fetchAnswers()
    isAsking = false
    if (outcome === 'ended') onEnd()
    return outcome !== false
  }

  keepTrying(
    (event) => (event || location.pathname.startsWith(paths.portal) ? ask() : true),
    pause,
    longestPause,
  )
  void ask()
}
