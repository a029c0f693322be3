import { useMemo, useSyncExternalStore } from 'react'
import {
  clientErrors,
  errorLogKey,
  storedClientErrors,
  type ClientErrorRecord,
} from '@fivefold/shared/analytics/error-log'
import { localArea } from '@fivefold/shared/storage/browser-storage'
import { useStore } from '@fivefold/shared/store/site-store'
import { errorRows } from './error-rows'

const nothing: readonly ClientErrorRecord[] = []

/** The error log of this browser, kept up to date. */
export function useClientErrors() {
  // Each recorded error is also an analytics event, which rerenders this component.
  useStore((state) => state.analyticsEvents)
  const remembered = useSyncExternalStore(onOtherTab, clientErrors, () => nothing)
  const stored = useSyncExternalStore(onOtherTab, storedText, () => '')
  return useMemo(
    () => errorRows(remembered, stored === '' ? nothing : storedClientErrors()),
    [remembered, stored],
  )
}

const storedText = () => localArea.get(errorLogKey) ?? ''

function onOtherTab(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
