import type { AddressParam } from '@fivefold/shared/address/address-schema'
import { demoSteps, type DemoStep } from './demo-content'

/** The step that the address asks for; a link to the page asks for none. */
const step: AddressParam<DemoStep | undefined> = {
  read: (query) => demoSteps.find((name) => name === query.get('step')),
  write: (name) => ({ step: name ?? null }),
}

export const demoAddress = { step }
