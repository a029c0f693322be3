import { releaseApp } from '../release-app'
import { withSiteCopy } from '../../site/files/site-copy'
import { step } from '../../workspace/steps'
import { smokeTest } from './smoke-test'

/**
 * Releases an app's build into a copy of the site and runs the smoke test there.
 * @param options which build it is.
 */
export const smokeTestCandidate = (
  site: string,
  app: string,
  options: { folder?: string; adopted?: boolean } = {},
) =>
  step('smoke test', () =>
    withSiteCopy(site, async (copy) => {
      await releaseApp(copy, app, { allowSameVersion: true, ...options })
      await smokeTest(copy, app)
    }),
  )
