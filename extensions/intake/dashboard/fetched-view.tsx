import type { ComponentType } from 'react'
import { usePart } from '@fivefold/shared/loading/use-part'
import { intakeContent } from './intake-content'

/** A view whose code is fetched when it is shown, and again when the site is back. */
export const fetchedView = (load: () => Promise<ComponentType>): ComponentType =>
  function FetchedView() {
    const View = usePart(load, 'shown')
    return View ? <View /> : <p role="status">{intakeContent.loading}</p>
  }
