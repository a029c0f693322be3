import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const announced = createStore(() => '')

/** Says the title of a page that opens within the document. */
export const announcePage = (title: string) => announced.setState(title)

/** Stands outside of `main`, whose text begins with the page itself. */
export function PageAnnouncement() {
  return <LiveRegion>{useStore(announced)}</LiveRegion>
}
