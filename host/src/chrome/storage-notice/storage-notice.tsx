import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { useStorageHealth } from '@fivefold/shared/store/site-store'
import { LazyPart } from '../../loading/lazy-part/lazy-part'

const loader = createPartLoader(() =>
  import('./storage-message').then((module) => module.StorageMessage),
)

/** Fetches the message about the browser's storage when there is a problem. */
export function StorageNotice() {
  const { status } = useStorageHealth()
  return <LazyPart loader={loader} wanted={status !== 'ok'} partProps={{}} />
}
