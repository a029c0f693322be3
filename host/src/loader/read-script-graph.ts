import type { NamedScript } from '@fivefold/shared/federation/script-graph'
import type { ScriptGraph } from '@fivefold/shared/federation/registry-schema'
import { preloadScripts } from './preload-scripts'

/**
 * Reads the list of a release's scripts from its module.
 * @throws Error when the module cannot be fetched, was modified, or does not export such a list.
 */
export async function readScriptGraph(module: NamedScript) {
  await preloadScripts([module])
  const { default: graph }: { default?: ScriptGraph } = await import(
    /* @vite-ignore */ module.address
  )
  // Its integrity has been verified: the release tool wrote it (deploy/registry/script-graph.ts).
  if (graph?.scripts === undefined) throw new Error(`${module.address} lists no scripts`)
  return graph
}
