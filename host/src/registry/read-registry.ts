import { parseRegistry, RegistryError, type Origins, type Registry } from './parse-registry'

const registryAddress = '/registry.json'

/** Milliseconds after which an unanswered request for the registry counts as failed. */
const registryDeadline = 2000

/**
 * The registry as the release tool wrote it into the page; `undefined` where the page carries none.
 * @throws RegistryError in plain words when it cannot be read.
 */
export function inlinedRegistry(origins: Origins): Registry | undefined {
  const text = document.getElementById('registry')?.textContent?.trim()
  return text ? parseRegistry(text, origins) : undefined
}

/**
 * The registry as it is live now.
 * @throws RegistryError in plain words when it cannot be fetched or read.
 */
export async function fetchRegistry(origins: Origins): Promise<Registry> {
  return parseRegistry(await fetchText(), origins)
}

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
