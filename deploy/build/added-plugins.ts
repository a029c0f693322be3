import { hooks, type BuildPlugins } from '../workspace/hooks'

let added: readonly BuildPlugins[] = []

/** Loads the plug-ins of extensions: Vite calls a configuration when it can import nothing any more. */
export async function loadAddedPlugins(): Promise<void> {
  const loaded = await Promise.all(hooks('build').map(({ plugins }) => plugins?.()))
  added = loaded.flatMap((plugins) => plugins ?? [])
}

export const addedPlugins = () => added
