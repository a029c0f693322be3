import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const announced = createStore(() => '')

/** Announces the title of a page that the router opens. */
export const announcePage = (title: string) => announced.setState(title)

/** Outside `main`, whose text begins with the page itself. */
export function PageAnnouncement() {
  return <LiveRegion>{useStore(announced)}</LiveRegion>
}
