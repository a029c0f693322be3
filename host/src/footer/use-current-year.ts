import { useSyncExternalStore } from 'react'
import { footerContent } from './footer-content'

const never = () => () => {}

/** Static pages say the year they were written with; the browser's clock may only add to it. */
export const useCurrentYear = () =>
  useSyncExternalStore(
    never,
    () => Math.max(footerContent.year, new Date().getFullYear()),
    () => footerContent.year,
  )
