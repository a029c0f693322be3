import type { NamedScript } from '@fivefold/shared/federation/script-graph'
import * as v from 'valibot'
import { scriptGraph } from '@fivefold/shared/federation/registry-schema'
import { preloadScripts } from './preload-scripts'

/**
 * Reads the list of a release's scripts from its module.
 * @throws Error when the module cannot be fetched, was modified, or does not export such a list.
 */
export async function readScriptGraph(module: NamedScript) {
  await preloadScripts([module])
  const { default: graph }: { default?: unknown } = await import(/* @vite-ignore */ module.address)
  return v.parse(scriptGraph, graph)
}
