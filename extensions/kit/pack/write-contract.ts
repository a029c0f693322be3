import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readManifest } from '../../../deploy/site/registry/read-manifest'
import { buildFolder, hostApp } from '../../../deploy/workspace/folders'
import { deprecatedExports } from '../declarations/deprecated-exports'
import { contractFile, type SiteContract } from '../site-contract'
import { migrations } from '../updates/migrations'
import { contractTypes } from './contract-types'
import { publicFile } from './public-file'
import { publicModules } from './public-modules'

/**
 * Writes what the host gives to remotes, and until when, for their `check`.
 * @param declarations folder of the shared package's declarations.
 */
export function writeContract(declarations: string, target: string, version: string) {
  const { contract } = readManifest(buildFolder(hostApp))
  if (contract === undefined) throw new Error('The host’s release.json has no contract')
  const described: SiteContract = {
    version,
    contract,
    types: contractTypes(declarations),
    deprecated: deprecatedModules(declarations),
    kits: migrations.map((migration) => ({ before: migration.version, until: migration.until })),
  }
  writeFileSync(path.join(target, contractFile), JSON.stringify(described))
}

/** Deprecated exports of the public modules, by module. */
const deprecatedModules = (declarations: string) =>
  Object.fromEntries(
    Object.values(publicModules)
      .flat()
      .map((name) => {
        const text = readFileSync(path.join(declarations, `${publicFile(name)}.d.ts`), 'utf8')
        return [name, deprecatedExports(name, text)] as const
      })
      .filter(([, exports]) => Object.keys(exports).length > 0),
  )
