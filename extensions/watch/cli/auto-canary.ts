import { atSiteToChange } from '../../../deploy/commands/site/at-site'
import {
  canaryAudience,
  CanaryChangedError,
  endCanary,
  promoteCanary,
  startCanary,
} from '../../../deploy/release/canary'
import { remoteWithLive } from '../../../deploy/release/gates/canary-fitness'
import { completeChange } from '../../../deploy/release/reconcile-site'
import { readReleaseLog } from '../../../deploy/site/files/release-log'
import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import type { CanaryEntry } from '../../../shared/contract/federation/registry-schema'
import { decide, nextPercentage, type Decision, type Settings } from './decision/decide'
import { readHealth } from './health/read-health'

type Verdict = Decision['verdict']

const exitCodes: Record<Verdict, number> = {
  advance: 0,
  promote: 0,
  wait: 0,
  rollBack: 3,
  undecided: 4,
}

/**
 * `canary auto`: looks at a canary once and does what its reports allow.
 * @returns the exit code.
 * @throws UserError when the intake or a gate refuses; the canary is then unchanged.
 */
export async function canaryAuto(
  remote: string,
  options: Pick<Settings, 'steps' | 'least' | 'deadline' | 'alpha' | 'ceiling'>,
): Promise<number> {
  const found = await atSiteToChange({ app: remote, history: true }, (site) =>
    findCanary(site, remote),
  )
  if (found === undefined) {
    console.info(`${remote} has no canary: there is nothing to decide.`)
    return exitCodes.wait
  }
  const { canary, run } = found
  const { version: release, percentage } = canary
  if (percentage === 0 || percentage === 100)
    throw new UserError(`${remote} ${release} has ${percentage} %: there is nothing to compare.`)
  const [first] = run
  const last = run.at(-1)
  if (!first || !last)
    throw new UserError(
      `The log of the site does not say since when ${remote} ${release} is the canary: start it again.`,
    )
  // Lines of earlier versions have no percentage.
  const percentages = [...new Set([...run.flatMap((line) => line.percentage ?? []), percentage])]
  const stages = await readHealth({ ...found, remote, release, percentages, since: first.time })
  const hours = (Date.now() - Date.parse(last.time)) / 3_600_000
  const { verdict, because } = decide(stages, { ...options, percentage, hours })
  try {
    const done = await act(remote, canary, verdict, nextPercentage({ ...options, percentage }))
    console.info(`${remote} ${release} ${done}. ${because}`)
    return exitCodes[verdict]
  } catch (error) {
    if (!(error instanceof CanaryChangedError)) throw error
    console.info(error.message)
    return exitCodes.wait
  }
}

/** The canary, and what the log says of it since it began. An interrupted change is completed before. */
async function findCanary(site: string, remote: string) {
  await completeChange(site, remote)
  const { live, canary } = remoteWithLive(readRegistryFile(site), remote)
  if (canary === undefined) return undefined
  const log = readReleaseLog(site).filter(({ app }) => app === remote)
  const before = log.findLastIndex(({ action, to }) => action !== 'canary' || to !== canary.version)
  return { canary, live: live.version, run: log.slice(before + 1) }
}

/** @returns the outcome, in words that follow a release. */
async function act(remote: string, canary: CanaryEntry, verdict: Verdict, next: number) {
  const change = (task: (site: string) => Promise<string>) => atSiteToChange({ app: remote }, task)
  const { version, cohort } = canary
  const share = { percentage: next, ...(cohort !== undefined && { cohort }) }
  switch (verdict) {
    case 'advance':
      await change((site) => startCanary(site, remote, version, share, canary))
      return `is the canary for ${canaryAudience(share)}`
    case 'promote':
      await change((site) => promoteCanary(site, remote, canary))
      return 'is live for everybody'
    case 'rollBack':
      await change((site) => endCanary(site, remote, canary))
      return 'is no longer the canary'
    case 'wait':
      return 'stays the canary'
    case 'undecided':
      return 'stays the canary, and a person has to look'
  }
}
