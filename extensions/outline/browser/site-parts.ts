import { registryOverview } from '../../../host/src/loading/registry/registry-overview'
import { releaseFacts, type ReleaseFacts } from './release-facts'

/** An independently released part of the site. */
export interface SitePart extends ReleaseFacts {
  name: string
  /** The live release. */
  version: string
  /** The canary and its share of browsers, in words. */
  canary?: string | undefined
  /** Paths of its pages; none for the host. */
  paths: readonly string[]
}

/** @throws Error in plain words if the registry cannot be read. */
export async function siteParts(): Promise<SitePart[]> {
  const { host, remotes } = await registryOverview()
  const parts: (SitePart & { bill: string })[] = [
    { name: 'host', version: host, paths: [], bill: '/bom.cdx.json' },
    ...remotes.map(({ remote, live, canary, paths }) => ({
      name: remote,
      version: live,
      canary,
      paths,
      bill: `/remotes/${remote}/${live}/bom.cdx.json`,
    })),
  ]
  return Promise.all(
    parts.map(async ({ bill, ...part }) => ({ ...part, ...(await releaseFacts(bill)) })),
  )
}
