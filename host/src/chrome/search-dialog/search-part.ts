import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import { openStore } from '../../loading/store/open-store'

/** The dialog's window and its ranking, fetched when someone points at the Search button. */
export const searchWindow = createPartLoader(async () => {
  const [module] = await Promise.all([import('./search-window'), openStore()])
  return module.SearchWindow
})
