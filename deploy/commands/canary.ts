import { appNamed } from '../workspace/apps'
import { buildApp } from '../workspace/build-app'
import { UserError } from '../workspace/user-error'
import {
  endCanary,
  promoteCanary,
  releaseCanary,
  startCanary,
  type CanaryShare,
} from '../release/canary'
import { rehearse } from '../smoke/rehearse'
import { siteFolder } from '../workspace/folders'
import { readCommand } from './options'

const usage =
  'canary <remote> <release | new> <percentage> [cohort], canary <remote> promote, canary <remote> off'

/**
 * `canary <remote> <release> <percentage> [cohort]`: gives that release to some visitors. `new` in
 * place of the release builds one, tries it in a copy of the site (not with `--skip-smoke`) and
 * places it. `promote` makes the canary live for all, `off` takes it back.
 */
export async function canary(given: string[]) {
  const { words, has } = readCommand(given, ['--skip-smoke'])
  const [name, what, ...share] = words
  const app = appNamed(name)
  const site = siteFolder()
  switch (what) {
    case undefined:
      throw new UserError(`Say what to do: ${usage}.`)
    case 'off':
      return console.info(`${app} ${await endCanary(site, app)} is no longer the canary`)
    case 'promote':
      return console.info(`${app} ${await promoteCanary(site, app)} is live for everybody`)
    case 'new': {
      const given = readShare(share)
      await buildApp(app)
      const inspect = has('--skip-smoke') ? undefined : () => rehearse(site, app)
      return report(app, await releaseCanary(site, app, given, { inspect }), given)
    }
    default: {
      const given = readShare(share)
      await startCanary(site, app, what, given)
      return report(app, what, given)
    }
  }
}

/** @throws UserError when the share is none. */
export function readShare([percentage = '', cohort]: readonly string[]): CanaryShare {
  const share = /^(\d{1,3})%?$/.exec(percentage)?.[1]
  if (share === undefined || Number(share) > 100) {
    throw new UserError(`“${percentage}” is not a whole percentage from 0 to 100: ${usage}.`)
  }
  if (cohort !== undefined && !/^[a-z][a-z0-9-]{0,39}$/.test(cohort)) {
    throw new UserError(
      `“${cohort}” is not the name of a cohort: small letters, digits and hyphens.`,
    )
  }
  if (Number(share) === 0 && cohort === undefined) {
    throw new UserError('Nobody would get it: give a percentage above 0, or a cohort.')
  }
  return { percentage: Number(share), ...(cohort !== undefined && { cohort }) }
}

function report(app: string, release: string, { percentage, cohort }: CanaryShare) {
  const also = cohort === undefined ? '' : ` and the cohort “${cohort}”`
  console.info(`${app} ${release} is the canary for ${percentage} % of browsers${also}`)
}
