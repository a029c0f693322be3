import {
  endCanary,
  promoteCanary,
  releaseCanary,
  startCanary,
  type CanaryShare,
} from '../release/canary'
import { smokeTestCandidate } from '../smoke/smoke-test-candidate'
import { buildApp } from '../workspace/build-app'
import { siteFolder } from '../workspace/folders'
import { UserError } from '../workspace/user-error'

/** `canary new`: builds the remote, tries it in a copy of the site, and gives it to a share of the browsers. */
export async function canaryNew(
  remote: string,
  percentage: number,
  cohort: string | undefined,
  { skipSmoke = false },
) {
  const share = canaryShare(percentage, cohort)
  const site = siteFolder()
  await buildApp(remote)
  const inspect = skipSmoke ? undefined : () => smokeTestCandidate(site, remote)
  report(remote, await releaseCanary(site, remote, share, { inspect }), share)
}

/** `canary start`: gives a stored release to a share of the browsers. */
export async function canaryStart(
  remote: string,
  release: string,
  percentage: number,
  cohort?: string,
) {
  const share = canaryShare(percentage, cohort)
  await startCanary(siteFolder(), remote, release, share)
  report(remote, release, share)
}

/** `canary promote`: the canary is live for everybody. */
export async function canaryPromote(remote: string) {
  console.info(`${remote} ${await promoteCanary(siteFolder(), remote)} is live for everybody`)
}

/** `canary off`: everybody gets the live release. */
export async function canaryOff(remote: string) {
  console.info(`${remote} ${await endCanary(siteFolder(), remote)} is no longer the canary`)
}

function canaryShare(percentage: number, cohort: string | undefined): CanaryShare {
  if (percentage === 0 && cohort === undefined) {
    throw new UserError('Nobody would get it: give a percentage above 0, or a cohort.')
  }
  return { percentage, ...(cohort !== undefined && { cohort }) }
}

function report(remote: string, release: string, { percentage, cohort }: CanaryShare) {
  const also = cohort === undefined ? '' : ` and the cohort “${cohort}”`
  console.info(`${remote} ${release} is the canary for ${percentage} % of browsers${also}`)
}
