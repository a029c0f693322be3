import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Scheme and host of the site as the visitor sees it; '' in the first render. */
export const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  )
