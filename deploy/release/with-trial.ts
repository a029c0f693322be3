import { hooks } from '../workspace/hooks'
import type { ReleaseOptions } from './release-app'

type Inspection = Pick<ReleaseOptions, 'inspect'>

/**
 * Runs a task that releases an app, with the trials of extensions for its build.
 * @param flags of the command, which choose them.
 * @param task gets a function that prepares them beside the build.
 */
export async function withTrials<Result>(
  flags: object,
  task: (options: Inspection, prepare: () => void) => Promise<Result>,
): Promise<Result> {
  const trials = hooks('release').flatMap(({ trial }) => trial?.(flags) ?? [])
  const inspect: Inspection['inspect'] = async (...candidate) => {
    for (const trial of trials) await trial.inspect(...candidate)
  }
  try {
    return await task({ inspect }, () => trials.forEach(({ ahead }) => ahead()))
  } finally {
    for (const { end } of trials) await end()
  }
}
