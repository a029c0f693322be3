import type { parseRegistry } from './parse-registry'
import {
  parseJson,
  registryOf,
  RegistryError,
  type CanaryChoice,
  type Origins,
  type Registry,
  type RegistryFields,
} from './registry'

const registryAddress = '/registry.json'

/** Milliseconds after which an unanswered request fails. */
const registryDeadline = 2000

/**
 * Reads the registry that is inlined in the page, if any. The release tool wrote it, so
 * `registryOf` checks only its addresses.
 * @throws RegistryError in plain words if it is not JSON.
 */
export function inlinedRegistry(): RegistryFields | undefined {
  const text = document.getElementById('registry')?.textContent?.trim()
  return text ? (parseJson(text) as RegistryFields) : undefined
}

/** The registry that is live now. @throws RegistryError in plain words if it cannot be fetched or read. */
export async function fetchRegistry(origins: Origins, isChosen: CanaryChoice): Promise<Registry> {
  const [text, parse] = await Promise.all([fetchText(), importParser()])
  return parse(text, origins, isChosen)
}

/**
 * Offline, the schemas may be missing. The registry then comes from the service worker's cache and was checked before.
 */
const importParser = () =>
  import('./parse-registry').then(
    ({ parseRegistry }) => parseRegistry,
    () => readFields,
  )

const readFields: typeof parseRegistry = (text, origins, isChosen = () => false) =>
  registryOf(parseJson(text) as RegistryFields, origins, isChosen)

async function fetchText() {
  const response = await fetch(registryAddress, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(registryDeadline),
  }).catch((cause: unknown) => {
    throw new RegistryError('The list of pages could not be fetched.', { cause })
  })
  if (!response.ok) {
    throw new RegistryError(`The list of pages could not be fetched (status ${response.status}).`)
  }
  return response.text()
}
