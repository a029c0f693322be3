import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { sourceMapsFile, type SourceMaps } from '@fivefold/shared/federation/source-maps'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { expect, test } from '../../fixtures/test'
import { siteFolder, workspaceFolder } from '../../site'

const { host, remotes } = releasedRegistry()
const releases = [
  `host/${host.version}`,
  ...Object.entries(remotes).map(([name, { live }]) => `remotes/${name}/${live.version}`),
]

for (const release of releases) {
  test(`the source maps of ${release} lead to its sources, and no visitor gets them`, async ({
    request,
  }) => {
    const folder = path.join(siteFolder, release)
    const text = readFileSync(path.join(folder, sourceMapsFile), 'utf8')
    expect(text).not.toContain(workspaceFolder)
    expect((await request.get(`/${release}/${sourceMapsFile}`)).status()).toBe(404)

    const maps: SourceMaps = JSON.parse(text)
    // The script that starts the others is small, and built apart.
    const scripts = readdirSync(path.join(folder, 'assets')).filter((name) =>
      /^(?!starter-).*\.js$/.test(name),
    )
    expect(scripts.filter((name) => !(`assets/${name}` in maps))).toEqual([])
    const places = Object.entries(maps).flatMap(([file, map]) =>
      placesOfTexts(readFileSync(path.join(folder, file), 'utf8'), map),
    )
    expect(places.length).toBeGreaterThan(20)
    expect(places.filter(({ resolved, actual }) => resolved !== actual)).toEqual([])
  })
}

/** The places of texts that stand once in a script, by its map and by its sources. */
function placesOfTexts(script: string, map: SourceMaps[string]) {
  const traced = new TraceMap({ version: 3, ...map })
  const texts = map.sources
    .filter((source) => source !== null)
    // The bundler writes the facts of the brand where they are used.
    .filter((source) => source !== 'shared/brand/facts.ts')
    .filter((source) => /^(?:remote-|shared|host).*\.tsx?$/.test(source))
    .flatMap((source) => textsIn(source))
  return texts
    .filter(({ text }) => texts.filter((other) => other.text === text).length === 1)
    .flatMap(({ text, actual }) => {
      const [before = '', ...after] = script.split(text)
      if (after.length !== 1) return []
      const lines = before.split('\n')
      const start = { line: lines.length, column: (lines.at(-1)?.length ?? 0) - 1 }
      const { source, line } = originalPositionFor(traced, start)
      return [{ text, actual, resolved: `${source}:${line}` }]
    })
}

/** Texts of one line, with the place of each. */
const textsIn = (source: string) =>
  readFileSync(path.join(workspaceFolder, source), 'utf8')
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/'([A-Z][\w ,.’]{20,})'/g)].map(([, text = '']) => ({
        text,
        actual: `${source}:${row + 1}`,
      })),
    )
