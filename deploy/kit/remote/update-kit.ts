import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceFolder } from '../../workspace/folders'
import { repository } from '../../workspace/own-remote'
import { UserError } from '../../workspace/user-error'
import { installWithNpm } from './npm'
import { kitOfSite } from './kit-of-site'
import { withDependencies } from './kit-dependencies'

/**
 * `update`: moves this repository's remote to the kit of the deployed site. The second time in a row it
 * changes nothing.
 * @throws UserError when the site does not respond or offers no kit, or npm cannot install it.
 */
export async function updateKit(): Promise<void> {
  const { site } = repository()
  const kit = await kitOfSite(site)
  const file = path.join(workspaceFolder, 'package.json')
  const before = readFileSync(file, 'utf8')
  const after = withDependencies(before, kit, site)
  if (after === before) {
    console.info(`This is the kit of ${site} already, version ${kit.version}.`)
    return
  }
  writeFileSync(file, after)
  if (!installWithNpm(workspaceFolder)) {
    throw new UserError(
      'package.json names the new kit, but npm could not install it: npm install.',
    )
  }
  console.info(`Updated to version ${kit.version} of the kit of ${site}.`)
}
