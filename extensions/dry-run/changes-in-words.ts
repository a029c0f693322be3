import { existsSync } from 'node:fs'
import { inside } from '../../deploy/names/inside'
import type { ReleaseResult } from '../../deploy/release/release-app'
import { readRegistryFile, registryFile } from '../../deploy/site/registry/registry-file'
import { liveRelease } from '../../deploy/site/registry/registry-releases'
import { releaseAddress, releaseFolder } from '../../deploy/site/files/release-folders'
import { filesIn } from '../../deploy/workspace/files-in'

/**
 * The changes that a release would make in a site, in lines to print.
 * @param copy of the site, with the release in it.
 */
export function changesInWords(
  site: string,
  copy: string,
  app: string,
  { release, changed, changedFiles }: ReleaseResult,
): string[] {
  const files = changedFiles.filter((file) => !/^\.|\.(?:br|gz)$/.test(file))
  const lines = files.map((file) => `  ${kindOfChange(site, copy, file)} ${file}`)
  if (!changed) {
    const left = lines.length === 0 ? 'nothing would change' : 'this would be repaired:'
    return [`${app} ${release} is live already, ${left}`, ...lines]
  }
  const folder = releaseAddress(app, release).slice(1)
  const change = existsSync(releaseFolder(site, app, release)) ? 'keep  ' : 'add   '
  const count = filesIn(inside(copy, folder)).length
  return [
    `${app} ${release} would be live`,
    `  ${change} ${folder} (${count} files)`,
    ...lines,
    `In ${registryFile}:`,
    ...registryChanges(site, copy, app).map((line) => `  ${line}`),
  ]
}

function kindOfChange(site: string, copy: string, file: string) {
  if (!existsSync(inside(copy, file))) return 'remove'
  return existsSync(inside(site, file)) ? 'change' : 'add   '
}

function registryChanges(site: string, copy: string, app: string): string[] {
  const [before, after] = [readRegistryFile(site), readRegistryFile(copy)]
  const paths = (registry: typeof before) =>
    (registry.remotes[app]?.routes ?? []).map((route) => route.path)
  const [had, has] = [paths(before), paths(after)]
  return [
    `${app}: ${liveRelease(before, app) || 'nothing'} → ${liveRelease(after, app)}`,
    ...has.filter((route) => !had.includes(route)).map((route) => `new route ${route}`),
    ...had.filter((route) => !has.includes(route)).map((route) => `no more route ${route}`),
  ]
}
