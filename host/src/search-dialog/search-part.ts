import { createPartLoader } from '@fivefold/shared/loading/part-loader'

/** The dialog's window and its ranking: fetched when someone points at the Search button. */
export const searchWindow = createPartLoader(() =>
  import('./search-window').then((module) => module.SearchWindow),
)
