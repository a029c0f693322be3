import { useSyncExternalStore } from 'react'
import { footerContent } from './footer-content'

const never = () => () => {}

/** The year of the content in prerendered pages, a later one of the browser's clock afterwards. */
export const useCurrentYear = () =>
  useSyncExternalStore(
    never,
    () => Math.max(footerContent.year, new Date().getFullYear()),
    () => footerContent.year,
  )
