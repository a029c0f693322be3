import * as v from 'valibot'
import {
  canaryEntry,
  registryFrame,
  remoteEntry,
  remoteName,
} from '@fivefold/shared/federation/registry-schema'
import {
  parseJson,
  registryOf,
  RegistryError,
  type CanaryChoice,
  type Origins,
  type Registry,
  type RegistryFields,
} from './registry'

/**
 * Reads a registry document. An unusable entry costs only its remote's pages and is reported in `problems`.
 * @param isChosen whether this browser gets a remote's canary.
 * @throws RegistryError if the text is not JSON or has the wrong shape.
 */
export function parseRegistry(
  text: string,
  origins: Origins,
  isChosen: CanaryChoice = () => false,
): Registry {
  const document = v.safeParse(registryFrame, parseJson(text))
  if (!document.success) {
    throw new RegistryError(`The list of pages has the wrong shape: ${reasonOf(document.issues)}.`)
  }
  const problems: string[] = []
  const remotes: Record<string, RegistryFields['remotes'][string]> = {}
  for (const [remote, value] of Object.entries(document.output.remotes)) {
    const entry = v.safeParse(remoteEntry, remoteName.test(remote) && value)
    if (entry.success) remotes[remote] = withReadCanary(entry.output)
    else problems.push(`The entry of “${remote}” has the wrong shape: ${reasonOf(entry.issues)}.`)
  }
  return registryOf({ ...document.output, remotes }, origins, isChosen, problems)
}

/** An unreadable canary counts as absent. */
function withReadCanary({ canary, ...entry }: v.InferOutput<typeof remoteEntry>) {
  const read = v.safeParse(canaryEntry, canary)
  return { ...entry, ...(read.success && { canary: read.output }) }
}

function reasonOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  const path = issue.path?.map((step) => String(step.key)).join('.')
  return path === undefined ? issue.message : `${path}: ${issue.message}`
}
