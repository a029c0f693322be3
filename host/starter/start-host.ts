import { isInteractive } from './actions/part'
import type { PageLoader } from './page-loader'

/** Milliseconds after which the page says that its scripts have not come; they may still. */
const patience = 10_000

/**
 * Runs the host's modules, and once more at once where that fails, since most failures are short.
 * @param onProblem called with the error that remains, and when the shell takes too long to become interactive:
 * then it is still awaited.
 */
export async function startHost(
  { host, runModules }: PageLoader,
  onProblem: (error: unknown, isAwaited?: true) => void,
) {
  const timer = setTimeout(() => {
    if (!isInteractive('shell')) onProblem(new Error('The scripts did not come in time.'), true)
  }, patience)
  const run = () => runModules(host)
  try {
    await run().catch(run)
  } catch (error) {
    clearTimeout(timer)
    onProblem(error)
  }
}
