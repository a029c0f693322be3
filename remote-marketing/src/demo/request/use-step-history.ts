import { useState } from 'react'
import { queryWith, replaceQuery } from '@fivefold/shared/address/address-query'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { useLocation, useNavigate } from '@fivefold/shared/routing/link'
import { type DemoStep, demoSteps } from './demo-content'
import type { AddressParam } from '@fivefold/shared/address/address-schema'

/** Undefined in a link that names no step. */
const step: AddressParam<DemoStep | undefined> = {
  read: (query) => demoSteps.find((name) => name === query.get('step')),
  write: (name) => ({ step: name ?? null }),
}

const demoAddress = { step }

/** Gives each step of the wizard its own history entry and address. */
export function useStepHistory() {
  const navigate = useNavigate()
  const { key, pathname, state } = useLocation()
  const { step: requested } = useAddressState(demoAddress).state
  const [firstKey] = useState(key)
  /** The step that the history entry before this one shows. */
  const follows: unknown = Object(state).follows

  return {
    requested,
    key,
    /** Whether the visitor has gone from one step to another. */
    moved: key !== firstKey,
    /** Writes `from` into the current entry first, so that Back shows that step again. */
    goForward(from: DemoStep, to: DemoStep) {
      replaceQuery({ step: from })
      const search = queryWith(window.location.search, { step: to })
      void navigate({ pathname, search }, { state: { follows: from } })
    },
    goBack(to: DemoStep) {
      if (follows === to) void navigate(-1)
      else replaceQuery({ step: to })
    },
    /** Replaces the current entry. */
    show: (step: DemoStep | undefined) => replaceQuery({ step: step ?? null }),
  }
}
