import type { ReleaseManifest } from '../../shared/contract/federation/release-manifest'
import { typesIndexText, typesZip } from './federation-types'

/** Types of what the remote exposes: the archive that those tools unpack, and its list of modules. */
const typesArchive = '@mf-types.zip'
const typesIndex = '@mf-types.d.ts'

/** The files in which other federation tools expect the description of a remote. */
export const describedRemote = (release: ReleaseManifest) => ({
  'mf-manifest.json': JSON.stringify(federationManifest(release), null, 2),
  [typesArchive]: typesZip(release.routes.map(({ path }) => path)),
  [typesIndex]: typesIndexText(release.name),
})

/**
 * The fields of `release.json` in the schema of Module Federation's tools, for hosts built with them.
 * @param release of a remote, which exposes `./routes`.
 */
export function federationManifest({
  name,
  version,
  entry,
  contract,
  pages = {},
}: ReleaseManifest) {
  const shared = Object.entries(contract?.modules ?? {}).map(([share, { version }]) => ({
    id: `${name}:${share}`,
    name: share,
    version,
    singleton: true,
    requiredVersion: `^${version}`,
    assets: assetsOf([]),
  }))
  const exposed = { id: `${name}:routes`, name: 'routes', path: './routes' }
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: '', type: 'module' },
      types: { path: '', name: '', zip: typesArchive, api: typesIndex },
      globalName: name,
      publicPath: 'auto',
    },
    shared,
    remotes: [],
    exposes: [{ ...exposed, assets: assetsOf(filesOfEveryPage(pages, entry)) }],
  }
}

const assetsOf = (scripts: readonly string[]) => ({
  js: { sync: scripts, async: [] },
  css: { sync: [], async: [] },
})

/** The files that load with the list of pages, before any page. */
function filesOfEveryPage(pages: Readonly<Record<string, readonly string[]>>, entry: string) {
  const [first = [], ...others] = Object.values(pages)
  return first.filter((file) => file !== entry && others.every((files) => files.includes(file)))
}
