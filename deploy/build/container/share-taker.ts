import type { Plugin } from 'vite'
import { pageShares, type SharedName } from '../../../shared/contract/federation/shared-modules'
import { usedContract } from '../release-manifest/module-contract'

const fileName = 'take-shares.js'

/** The share whose code is fetched in two parts (shared/data/store/site-store.ts). */
const storeShare: SharedName = '@fivefold/shared/store/site-store'

/** The entry imports this file, which takes shares from hosts built with other tools. */
export const shareTaker = `./${fileName}`

export function writeShareTaker(remote: string): Plugin {
  let root = ''
  return {
    name: 'fivefold:share-taker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const { modules } = usedContract(root, bundle)
      const needed = Object.entries(modules).map(([name, { version }]) => [name, version] as const)
      const source = shareTakerCode(remote, Object.fromEntries(needed))
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/**
 * The code of a module that takes a remote's shares from the share scope of any host. Like other
 * federation runtimes, it keeps a version that is loaded already and otherwise takes the highest.
 * @param needed the version of each share that the remote was built with: the host needs the same major
 * version, and the same minor version or a newer one.
 */
export const shareTakerCode = (remote: string, needed: Readonly<Record<string, string>>) => `
const needed = ${JSON.stringify(needed)}
const shares = (globalThis.${pageShares} ??= {})

const numbers = (version) => version.split(/[.+-]/, 3).map(Number)

function isNewer(one, other) {
  const [found, before] = [numbers(one), numbers(other)]
  const index = found.findIndex((number, place) => number !== before[place])
  return found[index] > before[index]
}

function fits(version, wanted) {
  const [major, minor] = numbers(version)
  const [wantedMajor, wantedMinor] = numbers(wanted)
  return major === wantedMajor && minor >= wantedMinor
}

function chosenVersion(versions) {
  const names = Object.keys(versions)
  const loaded = names.find((version) => versions[version].loaded)
  return loaded ?? names.reduce((one, other) => (one && isNewer(one, other) ? one : other), undefined)
}

export async function takeShares(scope) {
  const missing = []
  const found = Object.entries(needed).flatMap(([name, wanted]) => {
    const versions = scope?.[name] ?? {}
    const version = chosenVersion(versions)
    if (version !== undefined && fits(version, wanted)) return [[name, versions[version]]]
    const there = version === undefined ? 'nothing' : version
    missing.push(name + ' ' + wanted + ' (the host shares ' + there + ')')
    return []
  })
  if (missing.length > 0) {
    throw new Error('Module Federation: ${remote} needs ' + missing.join(', '))
  }
  await Promise.all(
    found.map(async ([name, share]) => {
      const factory = share.lib ?? (await (share.loading || share.get()))
      Object.assign(share, { lib: factory, loaded: true })
      shares[name] ??= factory()
    }),
  )
  // Our host does that itself, and hosts of earlier kits have no need to.
  await shares['${storeShare}']?.loadStore?.()
}
`
