import { runnerImport } from 'vite'

/** Runs a module of an app's source and returns its exports. */
export async function runModule<Exports>(file: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(file, { configFile: false, logLevel: 'error' })
  return module
}
