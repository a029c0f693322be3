import { ownShares, pageShares } from '../../../shared/contract/federation/shared-modules'
import { shareTaker } from './share-taker'

/** The shares of the page by name: every remote gets the same instances. */
const given = `globalThis.${pageShares}`

/**
 * A module federation container: `init` takes the page's share scope, `get` returns the exposed modules.
 * Our host has put its shares on the page already. A separate script takes other hosts' shares; our
 * visitors never load it.
 * @param exposes the exposed modules' files by their public name, such as `./routes`.
 */
export function containerCode(exposes: Readonly<Record<string, string>>) {
  const loaders = Object.entries(exposes).map(
    ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`,
  )
  return `
const exposed = { ${loaders.join(', ')} }
let scope

export function init(given) {
  scope = given
}

export async function get(name) {
  if (!(name in exposed)) throw new Error('This remote exposes no ' + name)
  if (!${given}?.complete) {
    await (await import('${shareTaker}')).takeShares(scope)
  }
  const module = await exposed[name]()
  return () => module
}
`
}

/** Id of the module in which a remote finds its shares. */
export const givenModule = 'virtual:fivefold-given'

/** The host's instances, or the remote's own when it draws its pages itself. */
export const givenCode = (remote: string) =>
  `const page = ${given}
export const given = page?.[${JSON.stringify(ownShares(remote))}] ?? page`

/**
 * A remote's module that re-exports the instance of a share. Unused exports are tree-shaken.
 * @param exports the names that importing modules may ask for.
 */
export function shareCode(name: string, exports: readonly string[]) {
  const named = exports.filter((exported) => exported !== 'default')
  return `
import { given } from '${givenModule}'
const share = given?.[${JSON.stringify(name)}]
if (!share) throw new Error(${JSON.stringify(`Module Federation: the host has not given ${name}`)})
${named.map((exported, index) => `const share_${index} = /* @__PURE__ */ (() => share.${exported})()`).join('\n')}
const share_default = /* @__PURE__ */ (() => share.default ?? share)()
export { ${['share_default as default', ...named.map((exported, index) => `share_${index} as ${exported}`)].join(', ')} }
`
}
