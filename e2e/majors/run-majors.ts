import { secondReacts } from '../../extensions/own-react/second-react'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { runMatrix } from '../run-suite'
import { majorSites } from './major-sites'

/** `pnpm check majors` moves the apps to the next major versions in several orders. */

const { sites, remove } = await majorSites()
try {
  for (const [state, site] of sites) {
    const sentences = await secondReacts(site, readRegistryFile(site))
    console.info([`${state}:`, ...sentences].join('\n  '))
  }
  await runMatrix(import.meta.dirname, sites)
} finally {
  remove()
}
