import { fetchWorker, previewWorker, workerAddress, workerPolicy } from './workers'

interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy
}

interface Policy {
  createScriptURL: (address: string) => string
}

const workers = new Set([workerAddress, fetchWorker, previewWorker])

let policy: Policy | undefined

/** The pages' Trusted Types policy forbids plain strings. @param address a worker's. @throws TypeError for others. */
export function trustedAddress(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(workerPolicy, { createScriptURL: known })
  return policy?.createScriptURL(address) ?? address
}

function known(address: string) {
  if (workers.has(address)) return address
  throw new TypeError(`${address} is not a worker of this site.`)
}
