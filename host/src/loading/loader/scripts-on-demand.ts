import { recordLoadError } from '@fivefold/shared/analytics/error-log'
import { scriptCheck, type ScriptCheck } from '@fivefold/shared/federation/script-check'
import { scriptsOnDemand } from '@fivefold/shared/federation/script-graph'
import type { ReleaseEntry } from '@fivefold/shared/federation/registry-schema'
import type { RemoteContext } from './page-states'
import { preloadScripts } from './preload-scripts'

interface Announced {
  name: string
  release: ReleaseEntry
  /** Number of the address to request next (shared/contract/federation/entry-address.ts). */
  generation: number
  context: RemoteContext
}

const announced = new Map<string, Announced>()

const absolute = (address: string) => new URL(address, window.location.href).href

/** Registers the scripts that the release's pages may import later, as the registry lists them. */
export function announceScripts(
  release: ReleaseEntry,
  generation: number,
  context: RemoteContext,
): void {
  for (const [name, { address }] of scriptsOnDemand(release, generation)) {
    const key = absolute(address)
    if (!announced.has(key)) announced.set(key, { name, release, generation, context })
  }
}

/** Offers remotes a function that verifies a script before they import it. */
export function checkScriptsOnDemand(): void {
  Object.assign(globalThis, { [scriptCheck]: check })
}

const check: ScriptCheck = async (address) => {
  const known = announced.get(address)
  if (known === undefined) return address
  return fetchReleased(known).catch(() => fetchReleased(known))
}

/** A failed script is requested at another address next time, since the browser may cache the failure. */
async function fetchReleased(known: Announced) {
  const { name, release, generation, context } = known
  const script = scriptsOnDemand(release, generation).get(name)
  try {
    if (!script?.scripts.some(({ address }) => address === script.address)) {
      throw new Error(`The registry names no integrity of ${name}`)
    }
    await preloadScripts(script.scripts)
    return absolute(script.address)
  } catch (error) {
    known.generation = generation + 1
    recordLoadError(error, context)
    throw error
  }
}
