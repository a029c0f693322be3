import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listApps } from '../../deploy/workspace/apps'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { releaseApp } from '../../deploy/release/release-app'
import { copyWorkspace, type WorkspaceCopy } from '../../deploy/testing/workspace-copy'
import { hostApp, packageFile } from '../../deploy/workspace/folders'
import { buildOutside, outsideRemote } from './outside-remote'
import { ages, brokenPair, pairName, previousVersion, type Age } from './skew-pairs'
import { keepBuilds, type Builds } from '../keep-builds'

/**
 * Builds the current and a previous version of every app, and composes a site for each combination of
 * host and remotes, and one that must fail.
 * @returns the sites' folders by their names, and a function that removes them.
 */
export async function skewSites() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-skew-'))
  const copy = copyWorkspace()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const builds = {
      current: keepBuilds(copy.build(listApps()), path.join(folder, 'current')),
      broken: path.join(folder, 'broken'),
      previous: {} as Builds,
    }
    keepBuilds({ support: takeMissingExport(copy) }, builds.broken)
    makePrevious(copy)
    builds.previous = keepBuilds(copy.build(listApps()), path.join(folder, 'previous'))
    const outside = {
      current: await outsideBuild(folder, 'current', builds.current),
      previous: await outsideBuild(folder, 'previous', builds.previous),
    }
    const sites = new Map<string, string>()
    for (const host of ages) {
      for (const remotes of ages) {
        const name = pairName(host, remotes)
        sites.set(
          name,
          await composed(path.join(folder, name), builds[host], {
            ...builds[remotes],
            [outsideRemote]: outside[remotes],
          }),
        )
      }
    }
    const broken = path.join(folder, brokenPair)
    cpSync(sites.get(pairName('previous', 'current')) ?? '', broken, { recursive: true })
    await releaseBroken(broken, path.join(builds.broken, 'support'))
    return { sites: sites.set(brokenPair, broken), remove }
  } catch (error) {
    remove()
    throw error
  } finally {
    copy.remove()
  }
}

/** The remote of another repository, made with the kit of a host of that age. */
async function outsideBuild(folder: string, age: Age, builds: Builds) {
  const site = await composed(path.join(folder, `${age} kit`), builds, {})
  const version = age === 'previous' ? previousVersion : '1.0.0'
  return buildOutside(site, path.join(folder, age, outsideRemote), version)
}

/** Changes texts, a style and the version of every app. */
function makePrevious(copy: WorkspaceCopy) {
  copy.replace('shared/brand/facts.ts', /tagline = '.*'/, "tagline = 'One platform for automation'")
  copy.replace('shared/ui/layout/page-head.tsx', 'line-height: 1.1;', 'line-height: 1.15;')
  for (const app of listApps()) {
    copy.replace(packageFile(app), /"version": ".*"/, `"version": "${previousVersion}"`)
  }
}

/** A remote that imports a module that only its copy of the shared package has. */
function takeMissingExport(copy: WorkspaceCopy) {
  const toast = 'shared/ui/notify/toast.tsx'
  const user = 'remote-support/src/new-ticket/use-ticket-submit.ts'
  const version = packageFile('support')
  const originals = [toast, user, version].map((file) => {
    const target = path.join(copy.folder, file)
    return [target, readFileSync(target)] as const
  })
  copy.replace(
    toast,
    'export function notify(',
    'export const announce = notify\n\nexport function notify(',
  )
  copy.replace(user, /\bnotify\b(?=[ (])/g, 'announce')
  copy.replace(version, /"version": ".*"/, '"version": "2.0.0"')
  const { support = '' } = copy.build(['support'])
  for (const [target, original] of originals) writeFileSync(target, original)
  return support
}

async function composed(site: string, hosts: Builds, remotes: Builds) {
  mkdirSync(site)
  for (const [app, folder] of Object.entries({ ...remotes, [hostApp]: hosts[hostApp] ?? '' })) {
    await releaseApp(site, app, { folder })
  }
  return site
}

/** Expects that the release tool refuses the remote, and releases it with a manifest that hides the import. */
async function releaseBroken(site: string, folder: string) {
  const refusal = await releaseApp(site, 'support', { folder }).catch((problem: unknown) => problem)
  if (!(refusal instanceof UserError) || !refusal.message.includes('announce')) {
    throw new Error(`The broken pair was not refused for its reason: ${String(refusal)}`)
  }
  const file = path.join(folder, 'release.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"announce",?/, ''))
  await releaseApp(site, 'support', { folder })
}
