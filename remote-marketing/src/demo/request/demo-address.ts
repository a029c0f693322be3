import type { AddressParam } from '@fivefold/shared/address/address-schema'
import { demoSteps, type DemoStep } from './demo-content'

/** Undefined in a link that names no step. */
const step: AddressParam<DemoStep | undefined> = {
  read: (query) => demoSteps.find((name) => name === query.get('step')),
  write: (name) => ({ step: name ?? null }),
}

export const demoAddress = { step }
