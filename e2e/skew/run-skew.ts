import { runMatrix } from '../run-suite'
import { skewSites } from './skew-sites'

/** `pnpm check skew` takes every remote's journey with every age of host and remote. */

const { sites, remove } = await skewSites()
try {
  await runMatrix(import.meta.dirname, sites)
} finally {
  remove()
}
