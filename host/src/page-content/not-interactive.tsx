import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { LazyPart } from '../lazy-part/lazy-part'
import type { NotInteractiveProps } from './not-interactive-notice'

const loader = createPartLoader(() =>
  import('./not-interactive-notice').then((m) => m.NotInteractiveNotice),
)

/** Says that the page on the screen can only be read; fetched when there is a reason to say it. */
export const NotInteractive = (props: NotInteractiveProps) => (
  <LazyPart loader={loader} wanted partProps={props} />
)
