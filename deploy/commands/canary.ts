import {
  canaryAudience,
  endCanary,
  promoteCanary,
  releaseCanary,
  startCanary,
  type CanaryShare,
} from '../release/canary'
import { refuseReleasedVersion } from '../site/registry/release-sources'
import { withTrials } from '../release/with-trial'
import { UserError } from '../workspace/errors/user-error'
import { atSiteToChange } from './site/at-site'
import { buildFor } from './site/build-for'
import { whenFree } from './site/when-free'

/** `canary new`: builds the remote, tries it in a copy of the site, and gives it to a share of the browsers. */
export async function canaryNew(
  remote: string,
  percentage: number,
  cohort: string | undefined,
  flags: { wait?: true },
) {
  const share = canaryShare(percentage, cohort)
  const release = await withTrials(flags, async (trials, prepare) => {
    const refuse = (site: string) => refuseReleasedVersion(site, remote)
    await buildFor({ app: remote }, remote, refuse, prepare)
    return whenFree(flags.wait, () =>
      atSiteToChange({ app: remote }, (site) => releaseCanary(site, remote, share, trials)),
    )
  })
  report(remote, release, share)
}

/** `canary start`: gives a stored release to a share of the browsers. */
export async function canaryStart(
  remote: string,
  release: string,
  percentage: number,
  cohort?: string,
) {
  const share = canaryShare(percentage, cohort)
  const started = await atSiteToChange({ app: remote }, (site) =>
    startCanary(site, remote, release, share),
  )
  report(remote, started, share)
}

/** `canary promote`: the canary is live for everybody. */
export async function canaryPromote(remote: string) {
  const release = await atSiteToChange({ app: remote }, (site) => promoteCanary(site, remote))
  console.info(`${remote} ${release} is live for everybody`)
}

/** `canary off`: everybody gets the live release. */
export async function canaryOff(remote: string) {
  const release = await atSiteToChange({ app: remote }, (site) => endCanary(site, remote))
  console.info(`${remote} ${release} is no longer the canary`)
}

function canaryShare(percentage: number, cohort: string | undefined): CanaryShare {
  if (percentage === 0 && cohort === undefined) {
    throw new UserError('Nobody would get it: give a percentage above 0, or a cohort.')
  }
  return { percentage, ...(cohort !== undefined && { cohort }) }
}

function report(remote: string, release: string, share: CanaryShare) {
  console.info(`${remote} ${release} is the canary for ${canaryAudience(share)}`)
}
