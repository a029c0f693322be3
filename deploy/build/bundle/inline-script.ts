import path from 'node:path'
import { build, type Rolldown } from 'vite'

/**
 * The code of a separate script, which shares nothing with the site's pages.
 * @param entry its file; a relative one is of the host, where its build runs.
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
