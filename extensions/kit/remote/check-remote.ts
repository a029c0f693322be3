import { refuseCopies } from '../../../deploy/release/gates/carried-copies'
import { refuseBrokenContract } from '../../../deploy/release/gates/module-contract'
import { refuseRouteConflicts } from '../../../deploy/release/gates/route-conflicts'
import { refuseOversize } from '../../../deploy/release/gates/size-budget'
import { builtApp } from '../../../deploy/site/registry/built-app'
import type { BuiltApp } from '../../../deploy/workspace/hooks'
import { buildApp } from '../../../deploy/build/apps/build-app'
import { hostApp } from '../../../deploy/workspace/folders'
import { repository } from '../../../deploy/workspace/own-remote'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { fitHost } from '../fit/fit-host'
import { siteNow, type ContractLock } from './contract-lock'
import type { SiteContract } from '../site-contract'

/**
 * `check`: says whether this repository's remote fits what is live on its site: types, names and
 * versions of what it uses, version of the store, routes, size; and whether it fits the next host.
 * @throws UserError with the reason and what to do, when it does not fit what is live.
 */
export async function checkRemote(): Promise<void> {
  const { remote, site } = repository()
  const now = await siteNow(site, (text) => console.warn(`warning: ${text}`))
  const notices = await fitHost(remote, now.live)
  await buildApp(remote)
  const build = builtApp(remote)
  await refuseOversize(remote, build, build.folder)
  refuseCopies(remote, build.folder)
  refuseMisfit(remote, build, now, now.live)
  console.info(`${remote} ${build.version} fits what is live at ${site}: host ${now.live.version}.`)
  for (const notice of notices) console.info(notice)
  if (now.next !== null) console.info(await fitToNext(remote, build, now, now.next))
}

async function fitToNext(remote: string, build: BuiltApp, now: ContractLock, next: SiteContract) {
  try {
    const notices = await fitHost(remote, next)
    refuseMisfit(remote, build, now, next)
    return [`It fits the next host, ${next.version}.`, ...notices].join('\n')
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return `It does not fit the next host, ${next.version}, yet: ${error.message}`
  }
}

function refuseMisfit(
  remote: string,
  build: BuiltApp,
  { routes }: ContractLock,
  { version, contract }: SiteContract,
) {
  const candidate = { ...build, app: remote }
  const owners = Object.entries(routes).map(([app, paths]) => ({
    app,
    routes: paths.map((path) => ({ path })),
  }))
  refuseRouteConflicts(candidate, owners)
  refuseBrokenContract(candidate, [{ app: hostApp, release: version, contract }])
}
