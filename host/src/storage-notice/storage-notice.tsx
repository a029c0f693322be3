import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { useStorageHealth } from '@fivefold/shared/store/site-store'
import { LazyPart } from '../lazy-part/lazy-part'

const loader = createPartLoader(() =>
  import('./storage-message').then((module) => module.StorageMessage),
)

/** Fetches the message about the browser's storage once there is something to tell. */
export function StorageNotice() {
  const { status } = useStorageHealth()
  return <LazyPart loader={loader} wanted={status !== 'ok'} partProps={{}} />
}
