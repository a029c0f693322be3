import {
  everyRoute,
  type ReleaseManifest,
} from '../../../shared/contract/federation/release-manifest'
import { firstVisits, inKilobytes } from '../../../deploy/release/gates/size-budget'

interface Build {
  manifest: ReleaseManifest
  folder: string
}

/** Table rows: what a first visit to each page costs of an app's scripts, live and in a preview. */
export async function sizeDifference(live: Build | undefined, preview: Build): Promise<string[]> {
  const [before, after] = await Promise.all([costs(live), costs(preview)])
  const pages = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return pages.map((page) => {
    const [was, is] = [before.get(page), after.get(page)]
    const name = page === everyRoute ? 'every page' : page
    return `| ${name} | ${shown(was)} | ${shown(is)} | ${difference(was, is)} |`
  })
}

async function costs(build: Build | undefined) {
  if (build === undefined) return new Map<string, number>()
  const { visits } = await firstVisits(build.manifest.pages ?? {}, build.folder)
  return new Map(visits.map(({ page, bytes }) => [page, bytes]))
}

const shown = (bytes: number | undefined) => (bytes === undefined ? '' : inKilobytes(bytes))

function difference(before: number | undefined, after: number | undefined) {
  if (before === undefined) return 'new'
  if (after === undefined) return 'removed'
  const bytes = after - before
  return bytes === 0 ? 'none' : `${bytes > 0 ? '+' : '−'}${Math.abs(bytes)} B`
}
