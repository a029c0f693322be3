import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { inside } from '../../deploy/names/inside'
import { readText } from '../../deploy/names/limits'
import { fileName, releaseName } from '../../shared/contract/federation/names'
import { moduleContract } from '../../shared/contract/federation/release-manifest'
import { sharedModules } from '../../shared/contract/federation/shared-modules'
import { kitFolder } from './kit-description'

/** The contract of a host, as its kit describes it for `check`. */
export const contractFile = 'contract.json'

/** The contract of the host that its team has announced. */
export const nextContractFile = 'next-contract.json'

const ending = v.object({ until: v.string(), instead: v.string() })

export const siteContract = v.object({
  /** Version of the host. */
  version: releaseName,
  contract: moduleContract,
  /** Declarations of the modules that it provides, by their file in the shared package, and by their names. */
  types: v.record(fileName, v.string()),
  /** Exports of public modules that are given until a day, by module and name. */
  deprecated: v.optional(v.record(v.string(), v.record(v.string(), ending)), {}),
  /** The last day on which releases with a kit before that version are accepted. */
  kits: v.optional(v.array(v.object({ before: v.string(), until: v.string() })), []),
})

export type SiteContract = v.InferOutput<typeof siteContract>

const packageName = '@fivefold/shared/'

/** The modules that a host provides, and the files of a contract's types that are named after them. */
export const providedModules = sharedModules.map((name) => {
  const module = name.slice(packageName.length)
  return { name, module, file: `${module}.d.ts` } as const
})

/** The contract of a site's live host; undefined when the host is older than the kit. */
export function contractInSite(site: string): SiteContract | undefined {
  const file = inside(site, kitFolder, contractFile)
  return existsSync(file) ? v.parse(siteContract, JSON.parse(readText(file))) : undefined
}
