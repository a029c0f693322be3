import { statSync } from 'node:fs'
import path from 'node:path'
import { registryFile, readRegistryFile } from '../../deploy/site/registry/registry-file'
import type { Growth } from '../results/results'
import { variantFolder } from '../variants/variant-folder'
import { visitVariant, type Bench } from '../browser/bench'
import { countsOf } from './count-loads'
import { profiles } from '../browser/profiles'
import { inRounds } from '../browser/rounds'

const sites = ['ours', 'many-remotes'] as const

/** Compares the first page of the site with the one of a site with a hundred remotes. */
export async function measureGrowth(bench: Bench): Promise<Growth> {
  const hydrated: Growth['hydrated'] = [[], []]
  const requests: [number, number] = [0, 0]
  const documentBytes: [number, number] = [0, 0]
  const rounds = { title: 'a hundred remotes', rounds: 15, subjects: [0, 1] as const }
  await inRounds(bench, rounds, async (index) => {
    const figures = await visitVariant(bench, sites[index], '/', profiles.slow)
    const counts = countsOf(figures)
    hydrated[index].push(figures.hydrated)
    requests[index] = counts.requests
    documentBytes[index] = counts.documentBytes
  })
  const [few, many] = sites.map((site) => variantFolder(site))
  const remotes = (site = '') => Object.keys(readRegistryFile(site).remotes).length
  const bytes = (site = '') => statSync(path.join(site, `${registryFile}.br`)).size
  return {
    remotes: [remotes(few), remotes(many)],
    requests,
    documentBytes,
    registryBytes: [bytes(few), bytes(many)],
    hydrated,
  }
}
