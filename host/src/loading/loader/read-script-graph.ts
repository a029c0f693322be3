import type { NamedScript } from '@fivefold/shared/federation/script-graph'
import type { ScriptGraph } from '@fivefold/shared/federation/registry-schema'
import { preloadScripts } from './preload-scripts'

/**
 * Reads a release's list of scripts from its module.
 * @throws Error if the module cannot be fetched, was modified, or exports no list.
 */
export async function readScriptGraph(module: NamedScript) {
  await preloadScripts([module])
  const { default: graph }: { default?: ScriptGraph } = await import(
    /* @vite-ignore */ module.address
  )
  // No schema: its integrity is verified, and the release tool wrote it (deploy/site/registry/script-graph.ts).
  if (graph?.scripts === undefined) throw new Error(`${module.address} lists no scripts`)
  return graph
}
