import { RegistryError, type Registry } from './parse-registry'

/** @throws RegistryError in plain words when the text is not a registry. */
export type RegistryReader = (text: string) => Registry

const registryAddress = '/registry.json'

/** Milliseconds after which an unanswered request for the registry counts as failed. */
const registryDeadline = 2000

/**
 * The registry as the release tool wrote it into the page; `undefined` where the page carries none.
 * @throws RegistryError in plain words when it cannot be read.
 */
export function inlinedRegistry(read: RegistryReader): Registry | undefined {
  const text = document.getElementById('registry')?.textContent?.trim()
  return text ? read(text) : undefined
}

/**
 * The registry as it is live now.
 * @throws RegistryError in plain words when it cannot be fetched or read.
 */
export async function fetchRegistry(read: RegistryReader): Promise<Registry> {
  return read(await fetchText())
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
