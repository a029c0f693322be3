import path from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * The code of a script of its own: pages of the site share nothing with it.
 * @param entry relative to the host.
 */
export async function inlineScript(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: path.resolve(entry), output: { format: 'iife' } },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code
}
