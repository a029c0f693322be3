/*
 * Loads tsx for a program of this workspace, or says why none can run. Plain JavaScript, because it runs
 * before anything is installed.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const workspace = path.resolve(fileURLToPath(import.meta.url), '../..')

const { node } = process.versions
if (node.localeCompare('20.19', 'en', { numeric: true }) < 0)
  end(`Node ${node} is too old: install 20.19 or newer.`)

/** Vite, its plugins and tsx read these as parts of an address; shells and PATH, outside Windows, others. */
const [misread] = (path.sep === '/' ? /[#%?:\\\p{Cc}]/u : /[#%?]/).exec(workspace) ?? []
if (misread !== undefined)
  end(`The tools cannot work in ${workspace}: rename the folder, without “${misread}”.`)

// A reader that has enough, such as `head`, stops no release.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })

try {
  await import('tsx')
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error
  const { npm_lifecycle_event: script = 'start' } = process.env
  end(`Nothing is installed: run \`npx --yes pnpm@12 ${script}\`, as npm cannot install it.`)
}

/** @param {string} reason */
function end(reason) {
  console.error(`error: ${reason}`)
  process.exit(1)
}
