import { workerPolicy } from './service-worker'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string }
}

/** The pages' Trusted Types policy refuses a plain string. @param address of a service worker. */
export function trustedAddress(address: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
