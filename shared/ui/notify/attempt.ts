import { recordClientError } from '../../data/analytics/error-log'
import { StoreError } from '../../data/store/store-error'
import { notifyRefused } from './notify-refused'

/**
 * Runs a command. A refusal is shown under the title with its reason, and the result is undefined.
 * @example
 * import { toggleVote } from '@fivefold/shared/store/vote-commands'
 * attempt('Your vote was not counted', () => toggleVote('roadmap-1'))
 */
export function attempt<Result>(title: string, command: () => Result): Result | undefined {
  try {
    return command()
  } catch (error) {
    if (!(error instanceof StoreError)) recordClientError(error)
    notifyRefused(title, error)
    return undefined
  }
}
