import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import * as v from 'valibot'
import { releaseName } from '@fivefold/shared/federation/names'
import { sourceMaps, sourceMapsFile } from '@fivefold/shared/federation/source-maps'
import { parsedAs } from '../site/parsed-as'
import type { SiteFiles } from '../site/site-files'

type Maps = ReadonlyMap<string, TraceMap>

/** Releases whose maps are kept in memory: a megabyte each. */
const mostReleases = 8

const frame = /^at \S+ \(\/(remotes\/[^/]+\/[^/]+\/)?(\S+):([1-9]\d*):([1-9]\d*)\)$/

const registry = v.object({
  host: v.object({ version: releaseName, lastGood: v.nullish(releaseName) }),
})

/**
 * Resolves stacks with the source maps of their releases.
 * @returns a function to a stack whose lines are places in the sources, as far as there are maps.
 */
export function stackResolver(siteFiles: SiteFiles): (stack: string) => Promise<string> {
  const kept = new Map<string, Promise<Maps>>()

  function mapsIn(folder: string) {
    const maps = kept.get(folder) ?? readMaps(siteFiles, folder)
    kept.delete(folder)
    kept.set(folder, maps)
    const [oldest] = kept.keys()
    if (kept.size > mostReleases && oldest !== undefined) kept.delete(oldest)
    // An empty result is not kept: the site may have been away.
    void maps.then(({ size }) => size === 0 && kept.delete(folder))
    return maps
  }

  async function placeOf(line: string) {
    const [, remote, file = '', row, column] = frame.exec(line) ?? []
    if (row === undefined) return line
    // Files of all releases of the host have one folder, and the hashes in their names tell them apart.
    const folders = remote === undefined ? await hostFolders(siteFiles) : [remote]
    for (const folder of folders) {
      const map = (await mapsIn(folder)).get(file)
      // Browsers count columns from 1, maps from 0.
      const given = { line: Number(row), column: Number(column) - 1 }
      const place = map && originalPositionFor(map, given)
      if (place?.source) return `at ${place.source}:${place.line}:${place.column + 1}`
    }
    return line
  }

  return async (stack) => (await Promise.all(stack.split('\n').map(placeOf))).join('\n')
}

async function readMaps(siteFiles: SiteFiles, folder: string): Promise<Maps> {
  const maps = parsedAs(sourceMaps, await siteFiles(`${folder}${sourceMapsFile}`)) ?? {}
  return new Map(
    Object.entries(maps).map(([file, map]) => [file, new TraceMap({ version: 3, ...map })]),
  )
}

async function hostFolders(siteFiles: SiteFiles) {
  const host = parsedAs(registry, await siteFiles('registry.json'))?.host
  return [host?.version, host?.lastGood].flatMap((release) => (release ? `host/${release}/` : []))
}
